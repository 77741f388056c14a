# Что происходит в партии Кварто, и ответы на вопросы о ней.
# Значение - полная форма, .brief - краткая, .braille - самая краткая.
# $who - you, computer или player; $number различает игроков.


# Начало

lot-you = Новая партия, { $ruleset }. Первую фигуру даёте вы. Выберите её для компьютера.
    .brief = Первую фигуру даёте вы. Выберите её для компьютера.
    .braille = Первую фигуру даёте вы. Выберите её.
lot-computer = Новая партия, { $ruleset }. Первую фигуру даёт компьютер.
    .brief = Первую фигуру даёт компьютер.
    .braille = Первым даёт компьютер.
lot-player = Новая партия, { $ruleset }. Первую фигуру даёт игрок { $name }. Игрок { $name }, выберите фигуру для игрока { $partner }.
    .brief = Первую фигуру даёт игрок { $name }. Игрок { $name }, выберите фигуру для игрока { $partner }.
    .braille = Игрок { $name }, дайте фигуру.
set-up = Расставлена позиция, { $ruleset }. Нажмите { KEY("m") }, чтобы услышать доску.
    .brief = Позиция расставлена. { CAP(KEY("m")) } читает доску.
    .braille = Позиция расставлена. { CAP(KEY("m")) } читает её.
resumed = Партия продолжается, { $ruleset }.
    .brief = Партия продолжается.
    .braille = Партия продолжается.
tell-me-on = Программа скажет, когда есть Кварто, которое можно объявить, но не скажет где.
    .brief = Программа скажет, когда есть Кварто.
    .braille = О Кварто говорится.
quarto-stands =
    { $who ->
        [player] Игрок { $name }, есть
       *[you] Есть
    } Кварто, которое можно объявить.
    .brief =
        { $who ->
            [player] Игрок { $name }, можно объявить Кварто.
           *[you] Можно объявить Кварто.
        }
    .braille =
        { $who ->
            [player] Игрок { $name }, можно объявить Кварто.
           *[you] Можно объявить Кварто.
        }
draw-asked-odd-even = Чёт или нечет. Число компьютера, от 0 до 9, уже закреплено. Нажмите и вы число от 0 до 9. Если вместе они чётны, первую фигуру даёте вы, иначе компьютер. { CAP(KEY("s")) }, печать его числа, { KEY("escape") }, назад.
    .brief = Чёт или нечет, число компьютера закреплено. Нажмите своё, от 0 до 9. Вместе чётно, даёте вы. { CAP(KEY("s")) }, печать.
    .braille = Чёт или нечет. Нажмите 0 до 9. Чёт, даёте вы.
draw-asked-odd-even-two = Чёт или нечет. Число от 0 до 9 уже выбрано программой. Игрок { $first }, нажмите 1, если нечет, 2, если чёт. Если верно, первую фигуру даёт игрок { $first }, иначе игрок { $second }. { CAP(KEY("s")) }, печать числа, { KEY("escape") }, назад.
    .brief = Чёт или нечет, число выбрано. Игрок { $first }, 1 нечет, 2 чёт. Если верно, первым даёт игрок { $first }. { CAP(KEY("s")) }, печать.
    .braille = Игрок { $first }, 1 нечет, 2 чёт.
draw-asked-agreed = Кто даёт первым? Нажмите 1, если вы, 2, если компьютер. { KEY("escape") }, назад.
    .brief = Кто даёт первым? 1, вы. 2, компьютер.
    .braille = Кто даёт первым? 1, вы. 2, компьютер.
draw-asked-agreed-two = Кто даёт первым? Нажмите 1, если игрок { $first }, 2, если игрок { $second }. { KEY("escape") }, назад.
    .brief = Кто даёт первым? 1, игрок { $first }. 2, игрок { $second }.
    .braille = Кто первым? 1 или 2.
draw-choice-odd-even = Число { $number }. { KEY("enter") } называет его.
    .brief = Число { $number }.
    .braille = Число { $number }.
draw-choice-odd-even-two =
    { $number ->
        [1] Нечет. { KEY("enter") } называет.
       *[2] Чёт. { KEY("enter") } называет.
    }
    .brief =
        { $number ->
            [1] Нечет, { KEY("enter") }.
           *[2] Чёт, { KEY("enter") }.
        }
    .braille =
        { $number ->
            [1] Нечет, { KEY("enter") }.
           *[2] Чёт, { KEY("enter") }.
        }
draw-choice-agreed =
    { $number ->
        [1] Первую фигуру даёте вы. { KEY("enter") } называет.
       *[2] Первую фигуру даёт компьютер. { KEY("enter") } называет.
    }
    .brief =
        { $number ->
            [1] Сначала вы, { KEY("enter") }.
           *[2] Сначала компьютер, { KEY("enter") }.
        }
    .braille =
        { $number ->
            [1] Сначала вы, { KEY("enter") }.
           *[2] Сначала компьютер, { KEY("enter") }.
        }
draw-choice-agreed-two =
    Первую фигуру даёт игрок { $number ->
        [1] { $first }
       *[2] { $second }
    }. { KEY("enter") } называет.
    .brief =
        Сначала игрок { $number ->
            [1] { $first }
           *[2] { $second }
        }, { KEY("enter") }.
    .braille =
        Сначала игрок { $number ->
            [1] { $first }
           *[2] { $second }
        }, { KEY("enter") }.
draw-edge = Больше выбирать нечего.
draw-unchosen =
    Нет. { $game ->
        [odd-even] Ещё ничего не выбрано. Нажмите число от 0 до 9
        [odd-even-two]
            { $number ->
                [none] Ещё ничего не выбрано
               *[other] Это не ответ: { $number }
            }. Нажмите 1, если нечет, 2, если чёт
       *[agreed]
            { $number ->
                [none] Ещё ничего не выбрано
               *[other] Это не ответ: { $number }
            }. Нажмите 1 или 2
    }.
    .brief =
        Нет. { $game ->
            [odd-even] Нажмите число от 0 до 9
            [odd-even-two] 1 нечет, 2 чёт
           *[agreed] Нажмите 1 или 2
        }.
    .braille =
        Нет. { $game ->
            [odd-even] Нажмите число от 0 до 9
            [odd-even-two] 1 нечет, 2 чёт
           *[agreed] Нажмите 1 или 2
        }.
draw-sealed =
    { $two ->
        [yes] Печать числа
       *[no] Печать числа компьютера
    }: { $seal }, первые шесть знаков отпечатка. Число и всё запечатанное можно услышать в партии, из меню или командой жребий.
    .brief = Печать: { $seal }. Что запечатано, слышно в партии по команде жребий.
    .braille = Печать: { $seal }.
draw-numbers =
    { $two ->
        [yes]
            Число { $sum }, { $parity ->
                [odd] нечётное
               *[even] чётное
            }.
       *[no]
            У компьютера { $number }, у вас { $chosen }, вместе { $sum }, { $parity ->
                [odd] нечётное
               *[even] чётное
            }.
    }
    .brief =
        { $two ->
            [yes]
                Число { $sum }, { $parity ->
                    [odd] нечётное
                   *[even] чётное
                }.
           *[no]
                У компьютера { $number }, у вас { $chosen }, вместе { $sum }, { $parity ->
                    [odd] нечётное
                   *[even] чётное
                }.
        }
    .braille =
        { $two ->
            [yes]
                Число { $sum }, { $parity ->
                    [odd] нечётное
                   *[even] чётное
                }.
           *[no]
                У компьютера { $number }, у вас { $chosen }, вместе { $sum }, { $parity ->
                    [odd] нечётное
                   *[even] чётное
                }.
        }
draw-told =
    { $drawn ->
        [random] Кто даёт первым, решает жребий.
        [agreed] Кто даёт первым, решили по согласию.
        [swapped] В прошлой партии первую фигуру давал другой игрок.
       *[unknown] Как решилось, кто даёт первым, неизвестно.
    }
    .brief =
        { $drawn ->
            [random] Кто даёт первым, решает жребий.
            [agreed] Кто даёт первым, решили по согласию.
            [swapped] В прошлой партии первую фигуру давал другой игрок.
           *[unknown] Как решилось, кто даёт первым, неизвестно.
        }
    .braille =
        { $drawn ->
            [random] Кто даёт первым, решает жребий.
            [agreed] Кто даёт первым, решили по согласию.
            [swapped] В прошлой партии первую фигуру давал другой игрок.
           *[unknown] Как решилось, кто даёт первым, неизвестно.
        }
draw-told-sealed =
    Кто даёт первым, решили чёт и нечет. { $two ->
        [yes]
            Число { $number }, ответ игрока 1: { $chosen ->
                [1] нечет
               *[2] чёт
            }.
       *[no] У компьютера { $number }, у вас { $chosen }.
    } Печать { $seal }. Она сделана из числа, пробела и { $nonce }.
    .brief =
        Кто даёт первым, решили чёт и нечет. { $two ->
            [yes]
                Число { $number }, ответ игрока 1: { $chosen ->
                    [1] нечет
                   *[2] чёт
                }.
           *[no] У компьютера { $number }, у вас { $chosen }.
        } Печать { $seal }. Она сделана из числа, пробела и { $nonce }.
    .braille =
        Кто даёт первым, решили чёт и нечет. { $two ->
            [yes]
                Число { $number }, ответ игрока 1: { $chosen ->
                    [1] нечет
                   *[2] чёт
                }.
           *[no] У компьютера { $number }, у вас { $chosen }.
        } Печать { $seal }. Она сделана из числа, пробела и { $nonce }.

# Фигура отдана

given-you = Вам дана { $piece }. Поставьте её. Осталось фигур: { $left }.
    .brief = Вам: { $piece }.
    .braille = Вам: { $piece }.
given-you-first = Вам дана { $piece }. Поставьте её. Осталось фигур: { $left }.
    .brief = Вам: { $piece }. Поставьте её.
    .braille = Поставьте: { $piece }.
given-computer = Компьютеру дана { $piece }.
    .brief = Компьютеру: { $piece }.
    .braille = Отдана { $piece }.
given-computer-named = Компьютеру дана { $piece }.
    .brief = { "" }
    .braille = { "" }
given-player = Игроку { $name } дана { $piece }. Игрок { $name }, поставьте её. Осталось фигур: { $left }.
    .brief = Игрок { $name }, поставьте: { $piece }.
    .braille = Игрок { $name }, поставьте: { $piece }.

# Фигура поставлена

placed-you = На { $cell } стоит ваша { $piece }. Дайте фигуру компьютеру. Осталось фигур: { $left }.
    .brief = На { $cell }. Дайте фигуру компьютеру.
    .braille = На { $cell }. Дайте фигуру.
placed-computer =
    { $named ->
        [yes] Компьютер ставит её на { $cell }.
       *[no] Компьютер: { $piece }, на { $cell }.
    }
    .brief = Компьютер на { $cell }.
    .braille = Компьютер { $cell }.
placed-player = Игрок { $name }: { $piece }, на { $cell }. Игрок { $name }, дайте фигуру игроку { $partner }. Осталось фигур: { $left }.
    .brief = Игрок { $name } на { $cell }, дайте фигуру игроку { $partner }.
    .braille = Игрок { $name } на { $cell }, дайте фигуру.
placed-last-you = На { $cell } стоит ваша { $piece }. Все фигуры на доске. Нажмите { KEY("q") }, чтобы объявить Кварто, { KEY("backspace") }, если его нет.
    .brief = На { $cell }. Все на доске. { CAP(KEY("q")) }, Кварто, { KEY("backspace") }, нет.
    .braille = На { $cell }. Все на доске. { KEY("q") } или { KEY("backspace") }.
placed-last-computer =
    { $named ->
        [yes] Компьютер ставит её на { $cell }.
       *[no] Компьютер: { $piece }, на { $cell }.
    } Все фигуры на доске.
    .brief = Компьютер на { $cell }. Все на доске.
    .braille = Компьютер { $cell }. Все на доске.
placed-last-player = Игрок { $name }: { $piece }, на { $cell }. Все фигуры на доске. Игрок { $name }, нажмите { KEY("q") }, чтобы объявить Кварто, { KEY("backspace") }, если его нет.
    .brief = Игрок { $name } на { $cell }. Все на доске. { CAP(KEY("q")) }, Кварто, { KEY("backspace") }, нет.
    .braille = Игрок { $name } на { $cell }. Все на доске. { KEY("q") } или { KEY("backspace") }.
passed-you = Вы ничего не объявляете.
    .brief = Вы ничего не объявляете.
    .braille = Вы ничего не объявляете.
passed-computer = Компьютер ничего не объявляет. Нажмите { KEY("q") }, чтобы объявить Кварто, { KEY("backspace") }, если его нет.
    .brief = Компьютер ничего не объявляет. { CAP(KEY("q")) }, Кварто, { KEY("backspace") }, нет.
    .braille = Компьютер не объявляет. { KEY("q") } или { KEY("backspace") }.
passed-player = Игрок { $name } ничего не объявляет. Игрок { $partner }, нажмите { KEY("q") }, чтобы объявить Кварто, { KEY("backspace") }, если его нет.
    .brief = Игрок { $name } ничего не объявляет. Игрок { $partner }, { KEY("q") }, Кварто, { KEY("backspace") }, нет.
    .braille = Игрок { $name } не объявляет. Игрок { $partner }, { KEY("q") } или { KEY("backspace") }.
passed-last =
    { $who ->
        [you] Вы ничего не объявляете.
        [computer] Компьютер ничего не объявляет.
       *[player] Игрок { $name } ничего не объявляет.
    }
    .brief = { "" }
    .braille = { "" }

# Конец

claimed = Кварто! Все { $traits }, { $line }: { $pieces }.
    .brief = Кварто! Все { $traits }, { $line }.
    .braille = Кварто! { CAP($traits) }, { $line }.
claimed-also = Также все { $traits }, { $line }: { $pieces }.
    .brief = Также все { $traits }, { $line }.
    .braille = Также { $traits }, { $line }.
resigned =
    { $who ->
        [you] Вы сдаётесь.
        [computer] Компьютер сдаётся.
       *[player] Игрок { $name } сдаётся.
    }
won =
    { $who ->
        [you] Победа за вами.
        [computer] Победа за компьютером.
       *[player] Победа за игроком { $name }.
    }
drawn = Ничья. Все фигуры на доске, Кварто не объявлено.
    .brief = Ничья. Все на доске, Кварто не объявлено.
    .braille = Ничья. Кварто нет.
uncalled-you = У вас было Кварто, { $line }, ход { $move }: все { $traits }. В такой момент нажимайте { KEY("q") }.
    .brief = У вас было Кварто, { $line }, ход { $move }. В такой момент нажимайте { KEY("q") }.
    .braille = Было у вас: { $line }, ход { $move }. Тогда { KEY("q") }.
uncalled = Кварто без объявления, { $line }, ход { $move }: все { $traits }.
    .brief = { "" }
    .braille = { "" }
after-the-end = Нажмите { KEY("enter") } для новой партии, { KEY("escape") } для меню.
    .brief = { KEY("enter") }, новая партия.
    .braille = { KEY("enter") }, новая партия.

# Отказы: нет, почему, что делать

refused-game-over = Нет. Партия окончена. Нажмите { KEY("enter") } для новой партии.
    .brief = Нет. Партия окончена. { KEY("enter") }, новая партия.
    .braille = Нет. Конец. { KEY("enter") }, новая партия.
refused-not-your-turn =
    Нет. { $who ->
        [you] Сейчас не ваш ход.
        [computer] Сейчас не ход компьютера.
       *[player] Сейчас не ход игрока { $name }.
    } Подождите другого игрока.
    .brief =
        Нет. { $who ->
            [you] Не ваш ход.
            [computer] Не ход компьютера.
           *[player] Не ход игрока { $name }.
        }
    .braille = Нет. Не ваш ход.
refused-wrong-phase =
    Нет. { $due ->
        [give] Сначала надо дать фигуру. Нажмите { KEY("tab") }, там фигуры.
        [place] Сначала надо поставить фигуру, которая в руке. Нажмите { KEY("shift-tab") }, там доска.
       *[close] Все фигуры на доске. Нажмите { KEY("q") }, чтобы объявить Кварто, { KEY("backspace") }, если его нет.
    }
    .brief =
        Нет. { $due ->
            [give] Сначала дайте фигуру. { KEY("tab") }, к фигурам.
            [place] Сначала поставьте фигуру из руки. { KEY("shift-tab") }, к доске.
           *[close] Все на доске. { CAP(KEY("q")) }, Кварто, { KEY("backspace") }, нет.
        }
    .braille =
        Нет. { $due ->
            [give] Сначала дайте. { KEY("tab") }.
            [place] Сначала поставьте. { KEY("shift-tab") }.
           *[close] Все на доске. { KEY("q") } или { KEY("backspace") }.
        }
refused-unknown-piece = Нет. Такой фигуры не бывает. Назовите высоту, цвет, форму и выемку.
    .brief = Нет. Такой фигуры нет. Высота, цвет, форма, выемка.
    .braille = Нет. Такой фигуры нет.
refused-unknown-cell = Нет. Такой клетки не бывает. Клетки от { CELL("a1") } до { CELL("d4") }.
    .brief = Нет. Такой клетки нет. От { CELL("a1") } до { CELL("d4") }.
    .braille = Нет. Такой клетки нет.
refused-piece-gone = Нет. Эта фигура уже стоит на { $cell }. Нажмите { KEY("e") }, чтобы найти свободную.
    .brief = Нет. Уже стоит на { $cell }. { CAP(KEY("e")) }, свободная фигура.
    .braille = Нет. Стоит на { $cell }. { KEY("e") }.
refused-occupied = Нет. На { $cell } стоит { $piece }. Нажмите { KEY("e") }, чтобы найти пустую клетку.
    .brief = Нет. Занято, { $cell }. { CAP(KEY("e")) }, пустая клетка.
    .braille = Нет. Занято, { $cell }. { KEY("e") }.
refused-not-your-window =
    Нет. { $who ->
        [you] Сейчас вам нельзя объявлять.
        [computer] Сейчас компьютеру нельзя объявлять.
       *[player] Сейчас игроку { $name } нельзя объявлять.
    } Объявляют, поставив фигуру или получив её.
    .brief =
        Нет. { $who ->
            [you] Сейчас вам нельзя объявлять.
            [computer] Сейчас компьютеру нельзя объявлять.
           *[player] Сейчас игроку { $name } нельзя объявлять.
        }
    .braille = Нет. Сейчас нельзя.
refused-unknown-line = Нет. Такого ряда не бывает. Назовите горизонталь от 1 до 4, вертикаль от а до дэ или диагональ.
    .brief = Нет. Такого ряда нет. Горизонталь от 1 до 4, вертикаль от а до дэ, диагональ.
    .braille = Нет. Такого ряда нет.
refused-line-not-in-variant = Нет. { CAP($line) } не засчитывается в этой партии. Ничего не потеряно, назовите другой ряд.
    .brief = Нет. { CAP($line) } здесь не засчитывается. Ничего не потеряно.
    .braille = Нет. { CAP($line) } не засчитывается.
refused-line-incomplete = Нет. { CAP($line) }: заполнены не все клетки. Ничего не потеряно, назовите другой ряд.
    .brief = Нет. { CAP($line) }: заполнены не все клетки. Ничего не потеряно.
    .braille = Нет. { CAP($line) }: есть пустое место.
refused-no-claims-left = Нет. Объявлять в этот ход больше нельзя. Продолжайте партию.
    .brief = Нет. Объявлять в этот ход больше нельзя.
    .braille = Нет. Больше нельзя.
refused-not-a-quarto =
    Нет. { CAP($line) }: общего признака нет. { CAP($counts) }. { $more ->
        [over] Ошибочное объявление проигрывает.
        [none] Объявлять в этот ход больше нельзя.
       *[some] Можно объявить ещё раз.
    }
    .brief =
        Нет. { CAP($line) }: общего признака нет. { $more ->
            [over] Ошибочное объявление проигрывает.
            [none] Объявлять в этот ход больше нельзя.
           *[some] Можно объявить ещё раз.
        }
    .braille = Нет. { CAP($line) }: общего нет.
refused-line-expired =
    Нет. { CAP($line) }: ряд закрыт не последней фигурой и больше не засчитывается. { $more ->
        [over] Ошибочное объявление проигрывает.
        [none] Объявлять в этот ход больше нельзя.
       *[some] Можно объявить ещё раз.
    }
    .brief =
        Нет. { CAP($line) }: слишком поздно. { $more ->
            [over] Ошибочное объявление проигрывает.
            [none] Объявлять в этот ход больше нельзя.
           *[some] Можно объявить ещё раз.
        }
    .braille = Нет. { CAP($line) }: поздно.

# Ход назад. $first - свой ход, $rest - $more ответных ходов

taken-back =
    Взято назад: { $first }{ $more ->
        [0] { "" }
       *[other] , { $rest }
    }.
    .brief =
        Взято назад: { $first }{ $more ->
            [0] { "" }
           *[other] , и ответ
        }.
    .braille = Назад: { $first }.
taken-back-turn = Взято назад: { $first }, { $rest }.
    .brief = Взято назад: { $first }, { $rest }.
    .braille = Назад: { $first }, { $rest }.
done-again =
    Сделано снова: { $first }{ $more ->
        [0] { "" }
       *[other] , { $rest }
    }.
    .brief =
        Сделано снова: { $first }{ $more ->
            [0] { "" }
           *[other] , { $rest }
        }.
    .braille =
        Снова: { $first }{ $more ->
            [0] { "" }
           *[other] , { $rest }
        }.
turned-give =
    { $who ->
        [you] вами отдана { $piece }
        [computer] компьютером отдана { $piece }
       *[player] игроком { $name } отдана { $piece }
    }
    .brief =
        { $who ->
            [you] вами отдана { $piece }
            [computer] компьютером отдана { $piece }
           *[player] игроком { $name } отдана { $piece }
        }
    .braille = отдана { $piece }
turned-place =
    { $who ->
        [you]
            вами поставлена { $named ->
                [yes] она
               *[no] { $piece }
            } на { $cell }
        [computer]
            компьютером поставлена { $named ->
                [yes] она
               *[no] { $piece }
            } на { $cell }
       *[player]
            игроком { $name } поставлена { $named ->
                [yes] она
               *[no] { $piece }
            } на { $cell }
    }
    .brief =
        { $who ->
            [you] вы на { $cell }
            [computer] компьютер на { $cell }
           *[player] игрок { $name } на { $cell }
        }
    .braille = на { $cell }
turned-call =
    { $who ->
        [you] вами объявлено: { $line }
        [computer] компьютером объявлено: { $line }
       *[player] игроком { $name } объявлено: { $line }
    }
    .brief =
        { $who ->
            [you] вами объявлено: { $line }
            [computer] компьютером объявлено: { $line }
           *[player] игроком { $name } объявлено: { $line }
        }
    .braille = объявлено: { $line }
turned-pass =
    { $who ->
        [you] вами ничего не объявлено
        [computer] компьютером ничего не объявлено
       *[player] игроком { $name } ничего не объявлено
    }
    .brief =
        { $who ->
            [you] вами ничего не объявлено
            [computer] компьютером ничего не объявлено
           *[player] игроком { $name } ничего не объявлено
        }
    .braille = не объявлено
turned-flag =
    { $who ->
        [you] ваше время вышло
        [computer] время компьютера вышло
       *[player] время игрока { $name } вышло
    }
    .brief =
        { $who ->
            [you] ваше время вышло
            [computer] время компьютера вышло
           *[player] время игрока { $name } вышло
        }
    .braille = время вышло
turned-resign =
    { $who ->
        [you] вы сдаётесь
        [computer] компьютер сдаётся
       *[player] игрок { $name } сдаётся
    }
    .brief =
        { $who ->
            [you] вы сдаётесь
            [computer] компьютер сдаётся
           *[player] игрок { $name } сдаётся
        }
    .braille = сдача партии
turn-asked = Игрок { $name }, можно взять назад: { $first }? Нажмите { KEY("y") }, чтобы разрешить, { KEY("backspace") }, чтобы отказать.
    .brief = Игрок { $name }, взять назад можно? { CAP(KEY("y")) } разрешает, { KEY("backspace") } отказывает.
    .braille = Игрок { $name }, назад? { KEY("y") } или { KEY("backspace") }.
turn-asked-again = Игрок { $name }, можно сделать снова: { $first }? Нажмите { KEY("y") }, чтобы разрешить, { KEY("backspace") }, чтобы отказать.
    .brief = Игрок { $name }, сделать снова можно? { CAP(KEY("y")) } разрешает, { KEY("backspace") } отказывает.
    .braille = Игрок { $name }, снова? { KEY("y") } или { KEY("backspace") }.
turn-declined =
    Игрок { $name } отказывает. { $again ->
        [yes] Ничего не сделано снова.
       *[no] Ничего не взято назад.
    } Партия идёт, как шла.
    .brief =
        Игрок { $name } отказывает, { $again ->
            [yes] ничего не сделано снова.
           *[no] ничего не взято назад.
        }
    .braille = Отказано.
unturned-nothing-done =
    Нет. { $who ->
        [you] У вас ещё нет хода, который можно взять назад.
       *[player] Ещё нет хода, который можно взять назад.
    } Продолжайте партию.
    .brief =
        Нет. { $who ->
            [you] У вас ещё нет хода, чтобы взять назад.
           *[player] Ещё нет хода, чтобы взять назад.
        }
    .braille = Нет. Назад нечего брать.
unturned-nothing-undone = Нет. После последнего хода назад ничего не взято, повторять нечего. { CAP(KEY("u")) } берёт ход назад.
    .brief = Нет. После последнего хода назад ничего не взято. { CAP(KEY("u")) } берёт назад.
    .braille = Нет. Повторять нечего.
unturned-not-asked = Нет. Никто ни о чём не просит. { CAP(KEY("u")) } берёт ход назад.
    .brief = Нет. Просьбы нет. { CAP(KEY("u")) } берёт назад.
    .braille = Нет. Просьбы нет.
unturned-lesson = Нет. Урок после попытки сам ставит каждый шаг заново, поэтому назад ничего не берётся. Делайте то, что просит шаг.
    .brief = Нет. Урок сам ставит шаг заново.
    .braille = Нет. Шаг поставлен заново.

# Объявление

call-opened =
    { $who ->
        [player] Игрок { $name }, где Кварто?
       *[you] Где Кварто?
    } Буква называет вертикаль, цифра горизонталь, { KEY("x", place: "calling") } диагональ. { KEY("enter") } объявляет, { KEY("backspace") } отменяет.
    .brief =
        { $who ->
            [player] Игрок { $name }, где Кварто?
           *[you] Где Кварто?
        } Буква, цифра или { KEY("x", place: "calling") }.
    .braille = Где Кварто?
call-pointed = { CAP($line) }. { KEY("enter") } объявляет, { KEY("backspace") } отменяет.
    .brief = { CAP($line) }. { KEY("enter") } объявляет.
    .braille = { CAP($line) }. { KEY("enter") }.
call-unpointed = Ряд ещё не назван. Буква называет вертикаль, цифра горизонталь, { KEY("x", place: "calling") } диагональ.
    .brief = Ряд не назван. Буква, цифра или { KEY("x", place: "calling") }.
    .braille = Ряд не назван.
call-withdrawn = Отменено, ничего не объявлено. Ничего не потеряно.
    .brief = Отменено, ничего не объявлено.
    .braille = Отменено.

# Где вы

cell-empty = Пусто, { $at }.
    .brief = пусто, { $at }
    .braille = пусто { $at }
cell-taken = { CAP($piece) }, { $at }.
    .brief = { $piece }, { $at }
    .braille = { $piece }, { $at }
cell-taken-by =
    { CAP($piece) }, { $at }. Ставит { $player }, { $age ->
        [0] последний ход.
        [one] { $age } ход назад.
        [few] { $age } хода назад.
        [many] { $age } ходов назад.
       *[other] { $age } хода назад.
    }
    .brief = { $piece }, { $at }, { $player }
    .braille = { $piece }, { $at }
cell-edge =
    { $edge ->
        [left] Левый край
        [right] Правый край
        [near] Ближний край
       *[far] Дальний край
    }, { $cell }.
    .brief = Край, { $cell }.
    .braille = Край, { $cell }.
tray-free = { CAP($piece) }, можно дать.
    .brief = { $piece }
    .braille = { $piece }
tray-free-lens = { CAP($piece) }, можно дать.
    .brief = { $piece } фигура
    .braille = { $piece } фигура
tray-free-alike = { CAP($piece) }, осталось таких: { $count }.
    .brief = { $piece }, осталось { $count }
    .braille = { $piece }, осталось { $count }
not-counted = { CAP($attribute) } в этой партии не считается. Фигуры, которые больше ничем не различаются, одинаковы.
    .brief = { CAP($attribute) } здесь не считается.
    .braille = { CAP($attribute) } не считается.
kind-count = { $kind }: { $count }
tray-used = { CAP($piece) }, стоит на { $cell }.
    .brief = { $piece }, стоит на { $cell }
    .braille = { $piece }, на { $cell }
tray-in-hand = { CAP($piece) }, в руке.
    .brief = { $piece }, в руке
    .braille = { $piece }, в руке
tray-edge =
    { $edge ->
        [left] Левый край
        [right] Правый край
        [near] Ближний край
       *[far] Дальний край
    }, { $piece }.
    .brief = Край, { $piece }.
    .braille = Край, { $piece }.
move-read = Ход { $move }: { $player } на { $cell }, { $piece }.
move-read-edge = Дальше ходов нет. Ход { $move }: { $player } на { $cell }, { $piece }.
    .brief = Конец, ход { $move }: { $player } на { $cell }, { $piece }.
    .braille = Конец, ход { $move }: { $player } на { $cell }, { $piece }.
no-moves = Ходов ещё не было.
    .brief = Ходов ещё не было.
    .braille = Ходов нет.
no-cell-chosen = Клетка ещё не выбрана. Идите к ней буквой и цифрой, стрелками или клавишей { KEY("e") }. Сейчас { $cell }.
    .brief = Клетка не выбрана. Буква и цифра или стрелки.
    .braille = Клетка не выбрана.
no-piece-chosen = Фигура ещё не выбрана. Идите к ней стрелками, цифрами от 1 до 4 или клавишей { KEY("e") }. Сейчас { $piece }.
    .brief = Фигура не выбрана. Стрелки или цифры от 1 до 4.
    .braille = Фигура не выбрана.
none-empty = Пустых клеток нет.
    .brief = Пустых клеток нет.
    .braille = Пустых клеток нет.
none-taken = На доске нет ни одной фигуры.
    .brief = На доске нет фигур.
    .braille = Доска пуста.
none-free = Нет ни одной фигуры, которую можно дать.
    .brief = Фигур не осталось.
    .braille = Фигур не осталось.
none-used = Ни одна фигура ещё не отдана.
    .brief = Отданных фигур ещё нет.
    .braille = Отданных нет.
cell-found = На доске таких: { $count }.
    .brief = { "" }
    .braille = { "" }
tray-found = Среди оставшихся таких: { $count }.
    .brief = { "" }
    .braille = { "" }
none-found-placed = Нет. На доске нет такой фигуры: { $kind }. Нажмите { KEY("f") }, чтобы искать другую.
    .brief = Нет. На доске нет: { $kind }. { CAP(KEY("f")) }, искать другую.
    .braille = Нет. На доске нет: { $kind }.
none-found-left = Нет. Среди оставшихся нет такой фигуры: { $kind }. Нажмите { KEY("f") }, чтобы искать другую.
    .brief = Нет. Не осталось: { $kind }. { CAP(KEY("f")) }, искать другую.
    .braille = Нет. Не осталось: { $kind }.
not-understood-sought = Нет. Непонятно: { $text }. Нажмите { KEY("f") } и наберите что-то из высоты, цвета, формы и выемки, например высокая тёмная, или клетку, например { CELL("b3") }.
    .brief = Нет. Непонятно: { $text }. Снова { KEY("f") }, например высокая тёмная или { CELL("b3") }.
    .braille = Нет. Непонятно: { $text }.
not-understood-sought-ambiguous = Нет. Так начинается несколько слов: { $text }. Это { $candidates }. Нажмите { KEY("f") } и наберите слово дальше.
    .brief = Нет. { CAP($text) }: это { $candidates }? Снова { KEY("f") }, наберите дальше.
    .braille = Нет. { CAP($text) }: { $candidates }?
give-asked = Дать: { $piece }? Нажмите { KEY("enter") } ещё раз.
    .brief = Дать: { $piece }? Ещё раз { KEY("enter") }.
    .braille = Дать: { $piece }? { KEY("enter") }.

# Вопросы

hand =
    { $who ->
        [you] У вас в руке { $piece }.
        [computer] У компьютера в руке { $piece }.
       *[player] У игрока { $name } в руке { $piece }.
    }
    .brief =
        { $who ->
            [you] У вас: { $piece }.
            [computer] У компьютера: { $piece }.
           *[player] У игрока { $name }: { $piece }.
        }
    .braille = { $piece }, в руке
hand-empty =
    В руке нет фигуры. { $who ->
        [you] Теперь даёте вы.
        [computer] Теперь даёт компьютер.
       *[player] Теперь даёт игрок { $name }.
    }
    .brief =
        В руке нет фигуры. { $who ->
            [you] Даёте вы.
            [computer] Даёт компьютер.
           *[player] Даёт игрок { $name }.
        }
    .braille = В руке нет фигуры.
hand-none = В руке нет фигуры.
status-place =
    { $who ->
        [you] Ваш ход
        [computer] Ход компьютера
       *[player] Ход игрока { $name }
    }, поставить надо: { $piece }. Осталось фигур: { $left }.
    .brief =
        { $who ->
            [you] Ваш ход
            [computer] Ход компьютера
           *[player] Ход игрока { $name }
        }, поставить: { $piece }. Осталось { $left }.
    .braille =
        { $who ->
            [you] Вы ставите
            [computer] Компьютер ставит
           *[player] Игрок { $name } ставит
        }: { $piece }. Осталось { $left }.
status-give =
    { $who ->
        [you] Ваш ход
        [computer] Ход компьютера
       *[player] Ход игрока { $name }
    }, надо дать фигуру. Осталось фигур: { $left }.
    .brief =
        { $who ->
            [you] Ваш ход
            [computer] Ход компьютера
           *[player] Ход игрока { $name }
        }, дать фигуру. Осталось { $left }.
    .braille =
        { $who ->
            [you] Вы даёте
            [computer] Компьютер даёт
           *[player] Игрок { $name } даёт
        }. Осталось { $left }.
status-close =
    { $who ->
        [you] Ваш ход
        [computer] Ход компьютера
       *[player] Ход игрока { $name }
    }, все фигуры на доске. Нажмите { KEY("q") }, чтобы объявить Кварто, { KEY("backspace") }, если его нет.
    .brief =
        { $who ->
            [you] Ваш ход
            [computer] Ход компьютера
           *[player] Ход игрока { $name }
        }. Все на доске. { CAP(KEY("q")) }, Кварто, { KEY("backspace") }, нет.
    .braille = Все на доске. { KEY("q") } или { KEY("backspace") }.
status-won =
    Партия окончена. { $who ->
        [you] Победа за вами.
        [computer] Победа за компьютером.
       *[player] Победа за игроком { $name }.
    }
    .brief =
        Партия окончена. { $who ->
            [you] Победа за вами.
            [computer] Победа за компьютером.
           *[player] Победа за игроком { $name }.
        }
    .braille =
        { $who ->
            [you] Победа за вами.
            [computer] Победа за компьютером.
           *[player] Победа за игроком { $name }.
        }
status-drawn = Партия окончена. Ничья.
    .brief = Партия окончена, ничья.
    .braille = Конец, ничья.
rules-in-force =
    { CAP($ruleset) }: засчитываются { $lines ->
        [one] { $lines } ряд
        [few] { $lines } ряда
        [many] { $lines } рядов
       *[other] { $lines } ряда
    }, общим может быть { $attributes }. { $claims ->
        [-1] Полных рядов можно объявить сколько угодно.
        [0] Объявлять полные ряды нельзя.
        [one] В каждый момент можно объявить { $claims } полный ряд.
        [few] В каждый момент можно объявить { $claims } полных ряда.
        [many] В каждый момент можно объявить { $claims } полных рядов.
       *[other] В каждый момент можно объявить { $claims } полных ряда.
    }{ $loses ->
        [yes] { " " }Ошибочное объявление проигрывает партию.
       *[no] { "" }
    }
    .brief = { CAP($ruleset) }, рядов: { $lines }.
    .braille = { CAP($ruleset) }, рядов: { $lines }.
attribute =
    { $attribute ->
        [colour] цвет
        [marking] пометка
        [shape] форма
        [height] высота
       *[hollow] выемка
    }
pool = Осталось { $count }. { CAP($traits) }.
    .brief = Осталось { $count }. { CAP($traits) }.
    .braille = Осталось { $count }. { CAP($traits) }.
pool-count = Осталось фигур: { $count }.
pool-group = { CAP($group) }: { $pieces }.
pool-list = { CAP($pieces) }.
pool-empty = Фигур, которые можно дать, не осталось.
    .brief = Фигур не осталось.
    .braille = Фигур не осталось.
vacant = Пустых клеток { $count }: { $cells }.
board-row = Горизонталь { $row }: { $places }.
board-row-lens = Горизонталь { $row }, { $attribute }: { $places }.
board-row-empty = Горизонталь { $row } пуста.
board-column = Вертикаль { AS($column, "column-letter") }: { $places }.
board-column-lens = Вертикаль { AS($column, "column-letter") }, { $attribute }: { $places }.
board-column-empty = Вертикаль { AS($column, "column-letter") } пуста.
board-sounded = Вся доска звуками, по горизонталям, начиная с первой.
    .brief = Доска звуками.
    .braille = Доска звуками.
line-sounded = { CAP($line) } звуками.
    .brief = { CAP($line) } звуками.
    .braille = { CAP($line) } звуками.
line-read = { CAP($line) }: { $places }.
line-read-lens = { CAP($line) }, { $attribute }: { $places }.
where-lens =
    { $attribute ->
        [marking] О фигурах говорится только пометка.
        [all] О фигурах говорятся все признаки.
        [colour] О фигурах говорится только цвет.
        [shape] О фигурах говорится только форма.
        [height] О фигурах говорится только высота.
       *[hollow] О фигурах говорится только выемка.
    }
    .brief =
        { $attribute ->
            [marking] Только пометка.
            [all] Все признаки.
            [colour] Только цвет.
            [shape] Только форма.
            [height] Только высота.
           *[hollow] Только выемка.
        }
    .braille =
        { $attribute ->
            [marking] Только пометка.
            [all] Все признаки.
            [colour] Только цвет.
            [shape] Только форма.
            [height] Только высота.
           *[hollow] Только выемка.
        }
where-board = Вы на доске, { $at }. Клетка { CELL("a1") } в ближнем левом углу, вверх идут к горизонтали 2.
    .brief = Доска, { $at }.
    .braille = Доска, { $at }.
where-board-from-top = Вы на доске, { $at }. Клетка { CELL("a1") } в дальнем левом углу, вниз идут к горизонтали 2.
    .brief = Доска, { $at }.
    .braille = Доска, { $at }.
where-tray = Вы у фигур, { $piece }. Они стоят четыре на четыре, по высоте и цвету, по форме и выемке.
    .brief = Фигуры, { $piece }.
    .braille = Фигуры, { $piece }.
where-log = Вы в списке ходов, пока их { $count }. Вверх идут к более старым.
    .brief = Ходы, пока { $count }.
    .braille = Ходы, { $count }.
nothing-to-cancel = Отменять нечего.
    .brief = Отменять нечего.
    .braille = Отменять нечего.
names-now = Теперь у игроков есть имена. Игрок 1: { $first }, игрок 2: { $second }.
    .brief = Игрок 1: { $first }, игрок 2: { $second }.
    .braille = 1 { $first }, 2 { $second }.
names-numbered = Имён у игроков больше нет. Это игрок 1 и игрок 2.
    .brief = Игрок 1 и игрок 2, без имён.
    .braille = Без имён.
names-not-two = Нет. Нужны два имени, из букв, с запятой между ними. Например: имена Анна, Борис. Имена прочь убирает их.
    .brief = Нет. Нужны два имени с запятой, например: имена Анна, Борис.
    .braille = Нет. Имена Анна, Борис.
names-alike = Нет. Имена одинаковы, так игроков нельзя различить. Наберите два разных имени.
    .brief = Нет. Имена одинаковы. Наберите два разных.
    .braille = Нет. Имена одинаковы.
names-computer = Нет. Имена бывают, когда за одной клавиатурой двое. Против компьютера вы это вы.
    .brief = Нет. Имена бывают, когда играют двое.
    .braille = Нет. Имена для двоих.
