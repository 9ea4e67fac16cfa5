hal = Гоша
none = нет
ask-nothing = Игра окончена.
ask-others = Ждём: { $seats }.
ask-draft = Оставьте себе одного персонажа, остальных передайте налево (последняя карта уходит в коробку).
ask-card = Какую карту сыграть?
ask-tile = Выбрана { $card }: сыграть отдельно или с тайлом?
ask-letter = Один ресурс или один тайл?
ask-marker = Куда переместить жетон урбанизации { $marker }?
ask-return = Резерв тайлов пуст. Какие тайлы вернуть, по очку за каждый?
action-keep = оставить себе: { $card }
action-card = { $card }
action-new-hand = обновить руку (за жетон)
action-alone = только карта (Использование)
action-tile = положить { $tile }
action-take-resource = взять 1 ресурс
action-take-tile = взять 1 тайл
action-marker = { $direction ->
    [up] вверх, в клетку { $cell }
    [right] вправо, в клетку { $cell }
    [down] вниз, в клетку { $cell }
    [left] влево, в клетку { $cell }
   *[far] вдоль края, в клетку { $cell }
}
action-push-clockwise = сдвинуть следующие жетоны вперёд, по часовой стрелке
action-push-back = сдвинуть предыдущие жетоны назад, против часовой стрелки
action-give = вернуть { $tile }
action-done = больше ничего не возвращать
preview-exploit = Использование
preview-urbanize = Урбанизация
preview-construct = Возведение уровня
preview-fall-back = оплатить нечем: сработает как Использование
preview-resources = ресурсы { $amount }
preview-tiles = тайлы { $amount }
preview-points = очки { $amount }
preview-even = в сумме ничего не меняется
preview-letter = плюс 1 ресурс или 1 тайл
preview-rival = { $who }: ресурсы +{ $resources }, очки +{ $points }
preview-card = карта достаётся вам ({ $power })
preview-end = этот раунд станет последним
preview-exhaust = тайлы в резерве закончатся: все смогут вернуть тайлы
preview-character = { $power }; на старте: { $start }
preview-keep = { $count ->
    [one] { $count } пропущенный тайл останется у вас
    [few] { $count } пропущенных тайла останутся у вас
   *[other] { $count } пропущенных тайлов останутся у вас
}
preview-last-gift = на нём возврат закончится
event-character-picked = { $who } оставляет себе персонажа.
event-character-kept = { $who } оставляет себе персонажа: { $card }.
event-packet-received = { $who } получает карты: { $cards }.
event-characters-shown = { $who } показывает персонажей: { $cards }. На старте — { $resources ->
    [one] { $resources } ресурс
    [few] { $resources } ресурса
   *[other] { $resources } ресурсов
} и { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
event-card-picked = { $who } готовит карту: { $card }.
event-sealed = { $with_tile ->
    [yes] { $who } выбирает карту и тайл.
   *[no] { $who } выбирает карту без тайла.
}
event-choice-sealed = { $who } выбирает: { $card } и { $tile }.
event-choice-sealed-alone = { $who } выбирает: { $card } без тайла.
event-hand-renewed = { $who } обновляет руку. В сброс: { $discarded }.
event-choice-revealed = { $who } открывает: { $card } и { $tile }.
event-choice-revealed-alone = { $who } открывает: { $card } без тайла.
event-fell-back = { $who } не может заплатить: { $tile } возвращается за ширму.
event-exploited = { $who } использует здание: { $card }, клетка { $cell }, высота { $height }.
event-exploited-alone = { $who } использует карту: { $card }.
event-urbanized = { $who } проводит урбанизацию: { $card } и { $tile }, клетка { $cell }.
event-floor-built = { $who } возводит уровень в клетке { $cell }: { $card } → { $tile }, высота { $height }; { $resources_placed ->
    [one] выложен { $resources_placed } ресурс
    [few] выложено { $resources_placed } ресурса
   *[other] выложено { $resources_placed } ресурсов
}{ $resources_paid ->
    [0] {""}
    [one] , за цвет уплачен { $resources_paid } ресурс
    [few] , за цвет уплачено { $resources_paid } ресурса
   *[other] , за цвет уплачено { $resources_paid } ресурсов
}{ $points_paid ->
    [0] {""}
    [one] , за номер уплачено { $points_paid } очко
    [few] , за номер уплачено { $points_paid } очка
   *[other] , за номер уплачено { $points_paid } очков
}.
event-resources-returned = { $who } забирает обратно { $resources ->
    [one] { $resources } ресурс
    [few] { $resources } ресурса
   *[other] { $resources } ресурсов
}{ $points ->
    [0] {""}
    [one] {" "}и получает { $points } очко
    [few] {" "}и получает { $points } очка
   *[other] {" "}и получает { $points } очков
}.
event-marker-moved = { $pushed ->
    [yes] Жетон { $letter } сдвигается в клетку { $cell }.
   *[no] Жетон { $letter } перемещается в клетку { $cell }.
}
event-gained = { $who } получает { $resources ->
    [0] {""}
    [one] { $resources } ресурс
    [few] { $resources } ресурса
   *[other] { $resources } ресурсов
}{ $points ->
    [0] {""}
   *[other] { $resources ->
        [0] {""}
       *[other] {" и "}
    }
}{ $points ->
    [0] {""}
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} ({ $cause ->
    [building] здание
    [letter] карта урбанизации
    [hal] соседние здания
   *[bonus] бонусы карт
}).
event-tiles-taken-unseen = { $who } берёт { $count ->
    [one] { $count } тайл
    [few] { $count } тайла
   *[other] { $count } тайлов
}.
event-tiles-taken = { $who } берёт { $tiles }.
event-round-began = Начинается раунд { $number }. Первый игрок: { $who }.
event-cards-received = Карты на руке ({ $who }): { $cards }.
event-deck-rebuilt = Колода собрана заново (новые карты: { $joined }; в сброс: { $set_aside }).
event-cards-discarded = Неиспользованные карты уходят в сброс: { $cards }.
event-supply-exhausted = { $times ->
    [1] Тайлы в резерве закончились в первый раз.
   *[other] Тайлы в резерве закончились во второй раз.
}
event-tiles-given-back = { $who } { $count ->
    [0] не возвращает тайлов
    [one] возвращает { $count } тайл
    [few] возвращает { $count } тайла
   *[other] возвращает { $count } тайлов
}.
event-tiles-returned = { $who } возвращает: { $tiles }.
event-end-triggered = { $cause ->
    [tiles] Тайлов больше нет.
    [resources] { $who }: все ресурсы уже в городе.
    [hal] { $who }: ресурсов не хватает.
   *[rounds] Двухсот раундов достаточно.
} Это последний раунд.
event-game-ended = Игра окончена.
event-game-ended-solo = Игра окончена. { $who }: { $own }, Гоша: { $hal }.
event-hal-drew = Гоша открывает карту: { $card }.
event-hal-discarded = Гоша сбрасывает карту: { $card }.
event-hal-took-tile = Гоша берёт { $tile }.
part-cell = ({ $x }, { $y })
part-marker = { $letter }
part-letter = буква { $letter }
part-card = { $colour ->
    [red] красная { $number }
    [blue] синяя { $number }
   *[yellow] жёлтая { $number }
}
part-tile = { $colour ->
    [red] красный тайл { $number }
    [blue] синий тайл { $number }
   *[yellow] жёлтый тайл { $number }
}
part-character = { $colour ->
    [red] био-технолог
    [blue] био-инженер
   *[yellow] био-планировщик
} ({ $trigger ->
    [exploit] Использование
    [urbanize] Урбанизация
   *[construct] Возведение
})
part-start = { power-items }
power-letter = указывает жетон урбанизации
power-bonus = { $trigger ->
    [exploit] Использование
    [urbanize] Урбанизация
   *[construct] Возведение
}:{ $resources ->
    [0] {""}
    [one] {" "}+{ $resources }{"\u00A0"}ресурс
    [few] {" "}+{ $resources }{"\u00A0"}ресурса
   *[other] {" "}+{ $resources }{"\u00A0"}ресурсов
}{ $tiles ->
    [0] {""}
    [one] {" "}+{ $tiles }{"\u00A0"}тайл
    [few] {" "}+{ $tiles }{"\u00A0"}тайла
   *[other] {" "}+{ $tiles }{"\u00A0"}тайлов
}{ $points ->
    [0] {""}
    [one] {" "}+{ $points }{"\u00A0"}очко
    [few] {" "}+{ $points }{"\u00A0"}очка
   *[other] {" "}+{ $points }{"\u00A0"}очков
}
power-items = { $resources ->
    [0] {""}
    [one] +{ $resources }{"\u00A0"}ресурс
    [few] +{ $resources }{"\u00A0"}ресурса
   *[other] +{ $resources }{"\u00A0"}ресурсов
}{ $tiles ->
    [0] {""}
   *[other] { $resources ->
        [0] {""}
       *[other] {" "}
    }
}{ $tiles ->
    [0] {""}
    [one] +{ $tiles }{"\u00A0"}тайл
    [few] +{ $tiles }{"\u00A0"}тайла
   *[other] +{ $tiles }{"\u00A0"}тайлов
}{ $points ->
    [0] {""}
    [one] { $resources ->
        [0] { $tiles ->
            [0] {""}
           *[other] {" "}
        }
       *[other] {" "}
    }+{ $points }{"\u00A0"}очко
    [few] { $resources ->
        [0] { $tiles ->
            [0] {""}
           *[other] {" "}
        }
       *[other] {" "}
    }+{ $points }{"\u00A0"}очка
   *[other] { $resources ->
        [0] { $tiles ->
            [0] {""}
           *[other] {" "}
        }
       *[other] {" "}
    }+{ $points }{"\u00A0"}очков
}
power-resources = 1 очко за каждый свой ресурс на { $colour ->
    [red] красных
    [blue] синих
   *[yellow] жёлтых
} зданиях
power-low = 1 очко за каждое своё здание высотой 1 или 2
power-high = 3 очка за каждое своё здание высотой 3 и более
power-trigger-cards = 2 очка за каждую свою карту с бонусом за { $trigger ->
    [exploit] Использование
    [urbanize] Урбанизацию
   *[construct] Возведение
}
power-colour-cards = 2 очка за каждую свою { $colour ->
    [red] красную
    [blue] синюю
   *[yellow] жёлтую
} карту
power-nine = 9 очков
score-points = Очки успеха
score-tokens = Жетоны обновления руки ({ $count })
score-card = Бонус в конце игры: { $card }
score-district = { $colour ->
    [red] Красный
    [blue] Синий
   *[yellow] Жёлтый
} район: ресурсы { $own } из { $all }, { $rivals ->
    [0] без соперников
   *[other] { $place }-е место
}
score-hal = Гоша — { $line }
draw-heading = { $round ->
    [0] Отбор карт
   *[other] Раунд { $round }
} · тайлы в резерве: { $supply } · колода: { $deck }
draw-last-round = Последний раунд!
draw-first = (первый игрок)
draw-side = ресурсы { $resources } (+{ $pool } в резерве) · тайлы { $tiles } · очки { $points } · жетоны обновления руки { $tokens }
draw-side-solo = ресурсы { $resources } (+{ $pool } в резерве) · тайлы { $tiles } · очки { $points }
draw-side-hal = ресурсы { $pool } · очки { $points }
draw-sealed = [выбрано: карта]
draw-sealed-tile = [выбрано: карта + тайл]
draw-group = { $trigger ->
    [exploit] Использование:
    [urbanize] Урбанизация:
    [construct] Возведение:
   *[end] В конце игры:
}
draw-packet = Карты на выбор:
draw-hand = Ваша рука:
draw-tiles = Ваши тайлы:
draw-discard = Сброс:
draw-passed = Вы передали:
draw-kept = Взятые карты:
