# Что вырезать и что купить.

cut-heading = { $sets ->
        [one] Что вырезать на { $sets } набор.
        [few] Что вырезать на { $sets } набора.
       *[many] Что вырезать на { $sets } наборов.
    }
cut-part = { plate-title }: { $count } шт., { material }, толщина { $thickness } мм, { $width } на { $height } мм, имя файла начинается с quarto-{ $key }.
cut-mass = Масса одной около { $mass } г.
cut-instead = Эти листы, склеенные вместе, заменяют верхний слой, если режет лазер.
cut-tolerance = Отверстия могут быть шире чертежа не более чем на 0,3 мм, но не уже.
cut-edges = Снимите верхнюю кромку каждого отверстия на { $edge ->
        [one] { $edge } мм
       *[other] { $edge } мм
    } под углом 45 градусов. Тогда нет заноз, и фигура легко входит.
cut-sand = Отшлифуйте все кромки.
cut-nobody = Эту доску ещё никто не вырезал. Сначала испытайте пробную полоску и напишите нам, что вышло.

bill-item = предмет
bill-count = количество
bill-material = материал
bill-thickness = толщина, мм
bill-size = размер, мм
bill-remark = примечание
bill-extent = { $width } на { $height }
bill-instead = вместо верхнего слоя, для лазера

item-screw = шуруп с потайной головкой, { $width } на { $length } мм
item-screw-remark = ввинчивается снизу через основание
item-glue = столярный клей
item-glue-remark = тонкий слой между слоями доски
item-foot = резиновая ножка, ширина { $width } мм
item-foot-remark = по одной под каждый угол
item-round-short = круглая фигура, низкая, стержень { $width } мм, длина { $height } мм
item-round-short-remark = две светлые, две тёмные
item-round-tall = круглая фигура, высокая, стержень { $width } мм, длина { $height } мм
item-round-tall-remark = две светлые, две тёмные
item-square-short = квадратная фигура, низкая, брусок { $width } мм, длина { $height } мм
item-square-short-remark = две светлые, две тёмные
item-square-tall = квадратная фигура, высокая, брусок { $width } мм, длина { $height } мм
item-square-tall-remark = две светлые, две тёмные
item-top-hole = { $hollow ->
        [hole] выемка в торце фигуры, ширина { $width } мм, глубина { $depth } мм
       *[mark] крест на торце фигуры с выемкой, как метка
    }
item-top-hole-remark = одна светлая и одна тёмная фигура каждой формы и высоты
item-stripe = { $marking ->
        [striped] канавка вокруг тёмной фигуры, ширина { $width } мм
        [ringed] резиновое кольцо для тёмной фигуры, ширина { $width } мм
        [pinned] булавка с круглой головкой для тёмной фигуры
       *[rough] клей с песком на тёмной фигуре
    }
item-stripe-remark = { $drop } мм ниже верха каждой тёмной фигуры
