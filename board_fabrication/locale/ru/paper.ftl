# Что стоит на бумажных чертежах.

paper-bar = 100 мм. Печатайте в натуральную величину.
template-title = Шаблон для сверления
template-print = Печатайте в натуральную величину, без подгонки к странице. Затем измерьте линию внизу каждой страницы. Её длина должна быть 100 миллиметров.
template-join = После этого листа ещё { $count ->
        [one] { $count } лист
        [few] { $count } листа
       *[many] { $count } листов
    }. Где они перекрываются на { $overlap } мм, один обрежьте по штриховой линии и положите на штриховую линию другого.
template-prick = Приклейте шаблон лентой, край к краю, и проколите каждый крест. Потом снимите его и сверлите.
template-part = { $kind ->
        [holes] Вид с игровой стороны. Кресты показывают центры отверстий.
       *[screws] Вид снизу. Кресты показывают шурупы, от срезанного угла, ряд за рядом, при взгляде сверху.
    }
template-sheet = Лист { $number } из { $count }: { plate-title }, вид { $view ->
        [above] сверху
       *[below] снизу
    }, столбец { $column }, строка { $row }
template-centres = Кресты на нём: { $names }.
template-alt = { $title }. { $told }
template-nothing = Сверлить на нём нечего.

plan-title = Тактильная доска Кварто, { $board } на { $board } мм
plan-about = { $kind ->
        [template] Шаблон в натуральную величину для сверления отверстий.
       *[drawing] Детали с размерами, вид с обрабатываемой стороны.
    }
plan-steps = { $steps } × { $pitch } = { $whole }
plan-view = { $view ->
        [above] Вид сверху: { plate-title }
       *[below] Вид снизу: { plate-title }
    }
plan-section = Разрез по горизонтали 1
plan-alt-top = Квадрат { $board } мм, круглых отверстий { $holes }, диаметр { $hole }. Первый центр { $first } от левого и от ближнего края, далее шаг { $pitch }. Угол { $corner } срезан на { $chamfer }.
plan-alt-backing = Квадрат { $board } мм, срезанный угол ближе к вам и { $side ->
        [left] слева
       *[right] справа
    }, { $screws ->
        [0] без отверстий
       *[other] отверстий для шурупов { $screws }, диаметр { $clearance }, первое { $inset } от краёв
    }.
plan-alt-section = Снизу вверх: { $layered ->
        [yes] основание { $floor }, на нём верхний слой { $upper } со сквозными отверстиями
       *[no] дно { $floor } и углубления { $upper } над ним
    }.
plan-block-name = Тактильная доска Кварто, чертёж на { $sets ->
        [one] { $sets } набор
        [few] { $sets } набора
       *[many] { $sets } наборов
    }
plan-block-part = { plate-title }: { material }, { $thickness } мм, { $count ->
        [one] { $count } деталь
        [few] { $count } детали
       *[many] { $count } деталей
    }, файл { $file }
plan-block-scale = Масштаб 1 к { $scale }, все размеры в миллиметрах
plan-block-holes = { $layered ->
        [yes] Отверстий { $holes }, Ø{ $hole }, +0,3 / 0, насквозь
       *[no] Углублений { $holes }, Ø{ $hole }, +0,3 / 0, глубина { $depth }
    }
plan-block-tolerance = Срезанный угол { $chamfer } × 45°; другие размеры ± 0,5 мм
plan-block-sheet = Лист { $number } из { $count }, программа Board Fabrication
plan-coordinates = Координаты в миллиметрах
plan-coordinates-about = x растёт от левого края вправо, y от ближнего края вдаль, как показана каждая деталь.
plan-column-hole = отверстие
plan-column-screw = шуруп
