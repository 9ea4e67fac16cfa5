# «Города» по-русски.

## Questions

ask-start-tile = Выберите начальный тайл.
ask-worker = Поставьте рабочего на свободное место и возьмите всё, что там лежит.
ask-tile = Положите { $items } рядом со своим районом.
ask-feature = Разместите взятое: { $items }.
ask-building = Разместите взятое: { $items }.
wait-for =
    { $question ->
        [start-tile] { $seat } выбирает начальный тайл.
        [worker] { $seat } ставит рабочего.
        [tile] { $seat } кладёт тайл района.
        [feature] { $seat } размещает объекты.
       *[building] { $seat } размещает здания.
    }
game-over = Игра окончена.

## Actions

do-choose-tile = Выбрать { $tile }
do-take-goal = { $slot }: { $items }
do-take-tile = { $slot }: { $items }
do-take-features = { $slot }: { $items }
do-take-buildings = { $slot }: { $items }
do-lay-tile = { $tile } → { $cell }
do-place-feature = { $feature } → { $space }
do-take-theater = Сбросить: { $given }, взамен: { $theater }
do-build =
    { $floor ->
        [1] { $building } → { $space }
       *[other] { $building } → { $space }, { $floor }‑й этаж
    }
do-leave = Сбросить остальное: { $items }

## Events

start-tile-chosen = { $seat } выбирает { $tile }.
market-filled = Раунд { $round }: рынок заполнен.
market-cleared = Никому не достались и выбывают: { $items }.
star-taken = { $seat } получает фишку звезды.
worker-placed = { $seat } ставит рабочего: { $slot }.
items-revealed = Скрытое открывается.
items-taken = { $seat } берёт: { $items }.
items-left = { $seat } сбрасывает: { $items }.
tile-placed = { $seat } кладёт { $tile } ({ $cell }).
feature-placed = { $seat } размещает объект: { $feature } ({ $space }).
theater-taken = { $seat } меняет объект: { $given } → { $theater }.
building-placed =
    { $height ->
        [1] { $seat } строит { $building } ({ $space }).
       *[other] { $seat } надстраивает { $building }, { $height }‑й этаж ({ $space }).
    }
achievement-gained =
    { $points ->
        [one] { $seat } получает { $points } очко за достижение: { $achievement }.
        [few] { $seat } получает { $points } очка за достижение: { $achievement }.
       *[many] { $seat } получает { $points } очков за достижение: { $achievement }.
    }

## Components

seat = Игрок { $number }
slot = [{ $name }]
cell = { $first }–{ $last }
space = ячейка { $name }
tile = тайл { $spaces }

building-red = красное здание
building-blue = синее здание
building-green = зелёное здание
building-yellow = жёлтое здание

feature-tree = дерево
feature-fountain = фонтан
feature-carousel = карусель
feature-kiosk = киоск
feature-dolphins = дельфины
feature-sailing-boat = парусник
feature-rowing-boat = лодка
feature-swans = лебеди
feature-monument = памятник
feature-special = особый тайл объекта
feature-theater-red = красный театр
feature-theater-blue = синий театр
feature-theater-green = зелёный театр
feature-theater-yellow = жёлтый театр

hidden-goals = закрытая карта
hidden-districts = закрытый тайл
hidden-features = закрытый объект
hidden-buildings = два здания из мешка

city-barcelona = Барселона
city-buenos-aires = Буэнос-Айрес
city-lisbon = Лиссабон
city-mexico-city = Мехико
city-new-york = Нью-Йорк
city-rio-de-janeiro = Рио-де-Жанейро
city-sydney = Сидней
city-venice = Венеция
city-other = { $name }

## Heights

floors-any = { "" }
floors-exactly =
    { $number ->
        [one] {" "}высотой ровно { $number } этаж
        [few] {" "}высотой ровно { $number } этажа
       *[many] {" "}высотой ровно { $number } этажей
    }
floors-from = {" "}высотой от { $number } этажей
floors-to = {" "}высотой до { $number } этажей
floors-between = {" "}высотой от { $low } до { $high } этажей

## Goal cards

points =
    { $number ->
        [one] { $number } очко
        [few] { $number } очка
       *[many] { $number } очков
    }
goal-buildings =
    { $colour ->
        [red] { points } за каждое красное здание{ $floors }
        [blue] { points } за каждое синее здание{ $floors }
        [green] { points } за каждое зелёное здание{ $floors }
        [yellow] { points } за каждое жёлтое здание{ $floors }
       *[any] { points } за каждое здание{ $floors }
    }
goal-floors =
    { $colour ->
        [red] { points } за каждый красный этаж
        [blue] { points } за каждый синий этаж
        [green] { points } за каждый зелёный этаж
        [yellow] { points } за каждый жёлтый этаж
       *[any] { points } за каждый этаж
    }
goal-colour-sets = { points } за каждый набор из четырёх зданий разного цвета{ $floors }
goal-height-sets = { points } за каждый набор зданий высотой от { $low } до { $high } этажей, по одному каждой высоты
goal-spaces =
    { $terrain ->
        [park] { points } за каждую ячейку парка
        [water] { points } за каждую ячейку воды
        [red] { points } за каждую ячейку красной улицы
        [blue] { points } за каждую ячейку синей улицы
        [green] { points } за каждую ячейку зелёной улицы
       *[yellow] { points } за каждую ячейку жёлтой улицы
    }
goal-largest-zone =
    { $terrain ->
        [park] { points } за каждую ячейку самой большой зоны парка
       *[water] { points } за каждую ячейку самой большой зоны воды
    }
goal-zones =
    { $kinds ->
        [0] { points } за каждую { zone-name } от { $size } ячеек
        [one] { points } за каждую { zone-name } с объектом
       *[other] { points } за каждую { zone-name }, где { $kinds } или больше разных объектов
    }
zone-name =
    { $terrain ->
        [park] зону парка
       *[water] зону воды
    }
goal-span =
    { $terrain ->
        [park] { points } за каждую ячейку протяжённости самой длинной зоны парка
       *[water] { points } за каждую ячейку протяжённости самой длинной зоны воды
    }
goal-features =
    { $terrain ->
        [park] { points } за каждый объект в парках
       *[water] { points } за каждый объект на воде
    }
goal-next-to =
    { $terrain ->
        [park] { points } за каждое { building-name }{ $floors } рядом с парком
       *[water] { points } за каждое { building-name }{ $floors } рядом с водой
    }
building-name =
    { $colour ->
        [red] красное здание
        [blue] синее здание
        [green] зелёное здание
        [yellow] жёлтое здание
       *[any] здание
    }
other-name =
    { $others ->
        [red] красное
        [blue] синее
        [green] зелёное
        [yellow] жёлтое
       *[any] любое другое
    }
first-name =
    { $colour ->
        [red] красное
        [blue] синее
        [green] зелёное
        [yellow] жёлтое
       *[any] любое
    }
pair-name =
    { $others ->
        [any]
            { $colour ->
                [any] соседних зданий{ $floors }
               *[other] соседних зданий{ $floors }: { first-name } и { other-name }
            }
       *[other] соседних зданий{ $floors }: { first-name } и { other-name }
    }
goal-pairs = { points } за каждую пару { pair-name }
goal-line = { points } за каждое здание самого длинного прямого ряда зданий{ $floors }
goal-group = { points } за каждое здание самой большой связной группы зданий{ $floors }
goal-squares = { points } за каждый квадрат зданий 2 × 2{ $floors }
goal-zone-heights =
    { $terrain ->
        [park] { points } за каждую из разных высот зданий вокруг одной зоны парка
       *[water] { points } за каждую из разных высот зданий вокруг одной зоны воды
    }
goal-rainbow = { points } за каждое из зданий, которые все различаются и цветом, и высотой

## Achievements

need-buildings =
    { $number ->
        [one] { $number } здание{ of-colour }{ $floors }
        [few] { $number } здания{ of-colour }{ $floors }
       *[many] { $number } зданий{ of-colour }{ $floors }
    }
of-colour =
    { $colour ->
        [red] {" "}красного цвета
        [blue] {" "}синего цвета
        [green] {" "}зелёного цвета
        [yellow] {" "}жёлтого цвета
       *[any] { "" }
    }
need-floors =
    { $number ->
        [one] { $number } этаж{ of-colour } в сумме
        [few] { $number } этажа{ of-colour } в сумме
       *[many] { $number } этажей{ of-colour } в сумме
    }
need-colour-sets =
    { $number ->
        [one] по { $number } зданию каждого цвета{ $floors }
       *[other] по { $number } здания каждого цвета{ $floors }
    }
need-height-sets =
    { $number ->
        [one] по { $number } зданию каждой высоты от { $low } до { $high } этажей
       *[other] по { $number } здания каждой высоты от { $low } до { $high } этажей
    }
need-spaces =
    { $terrain ->
        [park]
            { $number ->
                [one] { $number } ячейка парка
                [few] { $number } ячейки парка
               *[many] { $number } ячеек парка
            }
        [water]
            { $number ->
                [one] { $number } ячейка воды
                [few] { $number } ячейки воды
               *[many] { $number } ячеек воды
            }
        [red]
            { $number ->
                [one] { $number } ячейка красной улицы
                [few] { $number } ячейки красной улицы
               *[many] { $number } ячеек красной улицы
            }
        [blue]
            { $number ->
                [one] { $number } ячейка синей улицы
                [few] { $number } ячейки синей улицы
               *[many] { $number } ячеек синей улицы
            }
        [green]
            { $number ->
                [one] { $number } ячейка зелёной улицы
                [few] { $number } ячейки зелёной улицы
               *[many] { $number } ячеек зелёной улицы
            }
       *[yellow]
            { $number ->
                [one] { $number } ячейка жёлтой улицы
                [few] { $number } ячейки жёлтой улицы
               *[many] { $number } ячеек жёлтой улицы
            }
    }
need-largest-zone =
    { $terrain ->
        [park] зона парка от { $number } ячеек
       *[water] зона воды от { $number } ячеек
    }
need-zones =
    { $terrain ->
        [park]
            { $number ->
                [1] зона парка { zone-demand }
                [one] { $number } зона парка { zone-demand }
                [few] { $number } зоны парка { zone-demand }
               *[many] { $number } зон парка { zone-demand }
            }
       *[water]
            { $number ->
                [1] зона воды { zone-demand }
                [one] { $number } зона воды { zone-demand }
                [few] { $number } зоны воды { zone-demand }
               *[many] { $number } зон воды { zone-demand }
            }
    }
zone-demand =
    { $kinds ->
        [0] от { $size } ячеек
        [one] с объектом
       *[other] с { $kinds } и более разными объектами
    }
need-span =
    { $terrain ->
        [park] зона парка протяжённостью { $number } ячеек, от края до края
       *[water] зона воды протяжённостью { $number } ячеек, от края до края
    }
need-features =
    { $terrain ->
        [park]
            { $number ->
                [one] { $number } объект в парках
                [few] { $number } объекта в парках
               *[many] { $number } объектов в парках
            }
       *[water]
            { $number ->
                [one] { $number } объект на воде
                [few] { $number } объекта на воде
               *[many] { $number } объектов на воде
            }
    }
need-next-to =
    { $terrain ->
        [park]
            { $number ->
                [one] { $number } здание{ of-colour }{ $floors } рядом с парками
                [few] { $number } здания{ of-colour }{ $floors } рядом с парками
               *[many] { $number } зданий{ of-colour }{ $floors } рядом с парками
            }
       *[water]
            { $number ->
                [one] { $number } здание{ of-colour }{ $floors } рядом с водой
                [few] { $number } здания{ of-colour }{ $floors } рядом с водой
               *[many] { $number } зданий{ of-colour }{ $floors } рядом с водой
            }
    }
need-pairs =
    { $number ->
        [one] { $number } пара { pair-name }
        [few] { $number } пары { pair-name }
       *[many] { $number } пар { pair-name }
    }
need-line =
    { $number ->
        [one] { $number } здание{ of-colour }{ $floors } в непрерывном прямом ряду
        [few] { $number } здания{ of-colour }{ $floors } в непрерывном прямом ряду
       *[many] { $number } зданий{ of-colour }{ $floors } в непрерывном прямом ряду
    }
need-group =
    { $number ->
        [one] { $number } здание{ of-colour }{ $floors } в одной связной группе
        [few] { $number } здания{ of-colour }{ $floors } в одной связной группе
       *[many] { $number } зданий{ of-colour }{ $floors } в одной связной группе
    }
need-squares =
    { $number ->
        [1] квадрат зданий 2 × 2{ $floors }
        [one] { $number } квадрат зданий 2 × 2{ $floors }
        [few] { $number } квадрата зданий 2 × 2{ $floors }
       *[many] { $number } квадратов зданий 2 × 2{ $floors }
    }
need-zone-heights =
    { $terrain ->
        [park] здания { $number } разных высот вокруг одной зоны парка
       *[water] здания { $number } разных высот вокруг одной зоны воды
    }
need-rainbow =
    { $number ->
        [one] { $number } здание
        [few] { $number } здания, все разного цвета и разной высоты
       *[many] { $number } зданий, все разного цвета и разной высоты
    }

## Score sheet

line-achievement = Достижение: { $achievement }
line-water = Зона воды, разных объектов: { $kinds }
line-park = Зона парка, разных объектов: { $kinds }
line-monuments = Памятники
line-theater = Театр
line-goal = Цель: { $goal }

## Previews

preview-points = очки: { $before } → { $after }
preview-line = { $change } { $line }
preview-goal =
    сейчас выполнено { $count ->
        [one] { $count } раз
        [few] { $count } раза
       *[many] { $count } раз
    }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
preview-placed =
    { $points ->
        [one] при удачном размещении +{ $points } очко
        [few] при удачном размещении +{ $points } очка
       *[many] при удачном размещении +{ $points } очков
    }
preview-hidden = сюрприз: отменить будет нельзя
preview-lost = нет места: { $items }
preview-zones = крупнейшие зоны: парк { $park }, вода { $water }
preview-progress = { $achievement }: { $before } → { $after } из { $need }

## The table

row-goals = 1 Карты целей
row-districts = 2 Тайлы районов
row-features = 3 Объекты
row-buildings = 4 Здания
draw-heading = { $city }, раунд { $round } из { $rounds }
draw-star = звезда: { $seat }
draw-district =
    { $points ->
        [one] { $seat }: пока { $points } очко
        [few] { $seat }: пока { $points } очка
       *[many] { $seat }: пока { $points } очков
    }
draw-legend = P парк, W вода, r b g y улицы (красная, синяя, зелёная, жёлтая), R2 здание в 2 этажа · парк: t дерево f фонтан c карусель k киоск · вода: d дельфины s парусник r лодка w лебеди · m памятник * особый тайл T театр
