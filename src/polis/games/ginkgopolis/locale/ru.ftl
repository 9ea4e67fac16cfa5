### Ginkgopolis по-русски. Имена игроков ({ $who }), карт, тайлов и клеток вставляются в именительном
### падеже; названия составных частей — в сообщениях part-*. Тайл — мужского рода, карта — женского.

hal = Гоша
none = нет

## О чём спрашивают игрока

ask-nothing = Игра окончена.
ask-going-on = Выбранные действия выполняются.
ask-others = Ждём: { $seats }.
ask-draft = Оставьте себе одного персонажа, остальных передайте налево (последняя карта уходит в коробку).
ask-card = Какую карту сыграть?
ask-tile = Выбрана { $card }: сыграть отдельно или с тайлом?
ask-letter = Один ресурс или один тайл?
ask-marker = Куда переместить жетон урбанизации { $marker }?
ask-return = Резерв тайлов пуст. Какие тайлы вернуть, по очку за каждый?

## Что игрок может сделать

action-keep = оставить себе: { $card }
action-card = { $card }
action-new-hand = обновить руку (за жетон)
action-alone = сыграть карту отдельно
action-tile = положить { $tile }
action-take-resource = взять 1 ресурс
action-take-tile = взять 1 тайл
action-marker = { $direction ->
    [up] вверх: { $place }
    [right] вправо: { $place }
    [down] вниз: { $place }
    [left] влево: { $place }
   *[far] вдоль края: { $place }
}
action-push-clockwise = сдвинуть по часовой стрелке
action-push-back = сдвинуть против часовой стрелки
action-give = вернуть { $tile }
action-done = ничего не возвращать
action-done-more = больше ничего не возвращать
set-done = вернуть { $count ->
    [one] { $count } тайл
    [few] { $count } тайла
   *[other] { $count } тайлов
} (+{ $count })

## Почему это сейчас нельзя выбрать

why-waiting = Ждём: { $seats } ({ $rule }).
why-sealed = Ваш выбор лежит рубашкой вверх. Чтобы изменить его, отмените ({ $rule }).
why-draft = Оставьте себе одного персонажа из набора в руке ({ $rule }).
why-letter = Сначала возьмите один ресурс или один тайл ({ $rule }).
why-chosen = Выбрано: { $card }. Чтобы выбрать другое, отмените выбор ({ $rule }).
why-card-first = Сначала выберите карту, потом к ней можно добавить тайл ({ $rule }).
why-not-in-hand = Нет у вас в руке: { $card } ({ $rule }).
why-not-in-stock = Нет в вашем запасе: { $tile } ({ $rule }).
why-no-card = Активировать можно только здание, карта которого у вас в руке. У вас нет: { $card } ({ $rule }).
why-no-letter = У вас в руке нет карты с этой буквой: { $marker } ({ $rule }).
why-site = Стройплощадка: карты этого здания нет ни у кого, пока колода не обновится ({ $rule }).
why-empty = Здесь нет ни здания, ни жетона ({ $rule }).
why-marker-first = Сначала поставьте жетон { $marker } ({ $rule }).
why-marker = Жетон { $marker } ставится рядом с новым зданием, на клетку без здания и жетона ({ $rule }).
why-marker-blocked = Все клетки рядом с новым зданием заняты: жетон { $marker } ставится на край города между соседями по алфавиту ({ $rule }).
why-marker-push = Для жетона { $marker } нет места: выберите, в какую сторону сдвинуть остальные ({ $rule }).
why-return = Сейчас можно только вернуть тайлы из-за своей ширмы ({ $rule }).
why-return-chosen = Лежит на выбранной карте, поэтому вернуть нельзя: { $tile } ({ $rule }).
why-return-order = Тайлы возвращают слева направо. Чтобы выбрать иначе, отмените ход ({ $rule }).

## Что принесёт действие

preview-exploit = Отдельно
preview-urbanize = Урбанизация
preview-construct = Возведение уровня
preview-fall-back = оплатить нечем: карта сработает отдельно
preview-resources = ресурсы { $amount }
preview-tiles = тайлы { $amount }
preview-points = очки { $amount }
preview-even = в сумме ничего не меняется
preview-push = сдвигаются: { $markers }
preview-letter = плюс 1 ресурс или 1 тайл
preview-letter-resource = плюс 1 ресурс, если взять его
preview-letter-tile = плюс 1 тайл, если взять его
preview-with-tile = с тайлом: урбанизация{ $resources ->
    [none] {""}
   *[other] {", "}ресурсы { $resources }
}{ $tiles ->
    [none] {""}
   *[other] {", "}тайлы { $tiles }
}{ $points ->
    [none] {""}
   *[other] {", "}очки { $points }
}
preview-rival = { $who }: ресурсы +{ $resources }, очки +{ $points }
preview-card = карта достаётся вам ({ $power })
preview-end = этот раунд станет последним
preview-exhaust = тайлы в резерве закончатся: все смогут вернуть тайлы
preview-character = { $power }; на старте: { $start }

## Что произошло

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
event-exploited = { $who } активирует здание: { $card }, высота { $height }.
event-exploited-alone = { $who } играет карту отдельно: { $card }.
event-urbanized = { $who } проводит урбанизацию: { $card } и { $tile }.
event-floor-built = { $who } возводит уровень: { $card } → { $tile }, высота { $height }; { $resources_placed ->
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
    [yes] Жетон { $letter } сдвигается: { $place }.
   *[no] Жетон { $letter } перемещается: { $place }.
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
event-tiles-lost = { $who } недополучает { $count ->
    [one] { $count } тайл
    [few] { $count } тайла
   *[other] { $count } тайлов
}: резерв пуст.
event-round-began = Начинается раунд { $number }. Первый игрок: { $who }.
event-cards-received = Карты в руке ({ $who }): { $cards }.
event-deck-rebuilt = Колода собрана заново (новые карты: { $joined }; в сброс: { $set_aside }).
event-cards-discarded = Неиспользованные карты уходят в сброс: { $cards }.
event-supply-exhausted = { $times ->
    [1] Тайлы в резерве закончились в первый раз.
   *[other] Тайлы в резерве закончились во второй раз.
}
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

## Компоненты

part-cell = ({ $x }, { $y })
place-beside = { $direction ->
    [up] место над зданием «{ $building }»
    [right] место справа от здания «{ $building }»
    [down] место под зданием «{ $building }»
   *[left] место слева от здания «{ $building }»
}
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
    [exploit] Отдельно
    [urbanize] Урбанизация
   *[construct] Возведение
})
part-start = { power-items }

## Что делают карты

power-letter = указывает жетон урбанизации
power-bonus = { $trigger ->
    [exploit] Отдельно
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
    [exploit] Отдельно
    [urbanize] Урбанизацию
   *[construct] Возведение
}
power-colour-cards = 2 очка за каждую свою { $colour ->
    [red] красную
    [blue] синюю
   *[yellow] жёлтую
} карту
power-nine = 9 очков

## Подсчёт очков

score-points = Очки успеха
rows-score-tokens = Жетоны обновления руки
score-tokens = Жетоны обновления руки ({ $count })
rows-score-card = Бонусы в конце игры
score-card = { $card }: { $power }
rows-score-district = Районы
score-district = { $colour ->
    [red] Красный
    [blue] Синий
   *[yellow] Жёлтый
} район: ресурсы { $own } из { $all }, { $rivals ->
    [0] без соперников
   *[other] { $place }-е место
}{ $lead ->
    [0] {" (при равенстве решает высота, затем номер)"}
   *[other] {""}
}
score-free-district = { $colour ->
    [red] Красный
    [blue] Синий
   *[yellow] Жёлтый
} район без ресурсов
score-hal = Гоша — { $line }

## Стол

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
    [exploit] Отдельно:
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
event-tiles-returned-none = { $who } не возвращает тайлов.
