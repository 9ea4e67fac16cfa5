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
seat = Игрок { $number }
slot = { $row } { $column }
cell = { $first }–{ $last }
space = ячейка { $name }
tile = тайл ({ $a }, { $b } / { $c }, { $d })
short-red = красный
short-blue = синий
short-green = зелёный
short-yellow = жёлтый
short-park = парк
short-water = вода
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
hidden-buildings = два здания из мешочка
city-barcelona = Барселона
city-buenos-aires = Буэнос-Айрес
city-lisbon = Лиссабон
city-mexico-city = Мехико
city-new-york = Нью-Йорк
city-rio-de-janeiro = Рио-де-Жанейро
city-sydney = Сидней
city-venice = Венеция
city-other = { $name }
floors-any = { "" }
floors-exactly =
    { $number ->
        [one] {" "}высотой ровно { $number } этаж
        [few] {" "}высотой ровно { $number } этажа
       *[many] {" "}высотой ровно { $number } этажей
    }
floors-from = {" "}высотой не менее { $number } этажей
floors-to =
    { $number ->
        [one] {" "}высотой не более { $number } этажа
       *[other] {" "}высотой не более { $number } этажей
    }
floors-between = {" "}высотой от { $low } до { $high } этажей
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
goal-floors = { points } за каждый этаж ваших { buildings-name }{ $floors }
buildings-name =
    { $colour ->
        [red] красных зданий
        [blue] синих зданий
        [green] зелёных зданий
        [yellow] жёлтых зданий
       *[any] зданий
    }
goal-colour-sets = { points } за каждый набор из четырёх зданий разного цвета{ $floors }
goal-height-sets = { points } за каждый набор { buildings-name } высотой от { $low } до { $high } этажей, по одному каждой высоты
goal-spaces = { points } за каждую { empty-word }ячейку { space-name }
space-name =
    { $terrain ->
        [park] парка
        [water] воды
        [red] красной улицы
        [blue] синей улицы
        [green] зелёной улицы
        [yellow] жёлтой улицы
       *[street] улицы
    }
empty-word =
    { $empty ->
        [yes] пустую{" "}
       *[no] { "" }
    }
goal-largest-zone =
    { $terrain ->
        [park] { points } за каждую ячейку самой большой зоны парка
       *[water] { points } за каждую ячейку самой большой зоны воды
    }
goal-zones = { points } за каждую { zone-name }{ zone-size }{ zone-kinds }
zone-name =
    { $terrain ->
        [park] зону парка
       *[water] зону воды
    }
zone-size =
    { $size ->
        [1] { "" }
       *[other] {" "}от { $size } ячеек
    }
zone-kinds =
    { $kinds ->
        [0] { "" }
        [1] {" "}с объектом
        [4] {" "}со всеми 4 разными объектами
       *[other] {" "}с { $kinds } или более разными объектами
    }
goal-span =
    { $terrain ->
        [park] { points } за каждую ячейку длины самой протяжённой зоны парка
       *[water] { points } за каждую ячейку длины самой протяжённой зоны воды
    }
goal-features =
    { $terrain ->
        [park] { points } за каждый объект в парках
       *[water] { points } за каждый объект на воде
    }
goal-next-to =
    { $terrain ->
        [park] { points } за каждое { building-name }{ $floors }, прилегающее к парку
       *[water] { points } за каждое { building-name }{ $floors }, прилегающее к воде
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
goal-pairs = { points } за каждую пару { pair-name } (здание может входить в несколько пар)
goal-line = { points } за каждое здание самого длинного прямого ряда { buildings-name }{ $floors }
goal-group = { points } за каждое здание самой большой связной группы { buildings-name }{ $floors }
goal-squares = { points } за каждый квадрат 2 × 2 из { buildings-name }{ $floors }
goal-zone-heights =
    { $terrain ->
        [park] { points } за каждую из разных высот зданий, прилегающих к одной зоне парка
       *[water] { points } за каждую из разных высот зданий, прилегающих к одной зоне воды
    }
goal-rainbow = { points } за каждое здание самого большого набора, где все различаются и цветом, и высотой
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
        [one] { $number } этаж ваших { buildings-name }{ $floors } в сумме
        [few] { $number } этажа ваших { buildings-name }{ $floors } в сумме
       *[many] { $number } этажей ваших { buildings-name }{ $floors } в сумме
    }
need-colour-sets =
    { $number ->
        [one] по { $number } зданию каждого цвета{ $floors }
        [few] по { $number } здания каждого цвета{ $floors }
       *[many] по { $number } зданий каждого цвета{ $floors }
    }
need-height-sets =
    { $number ->
        [one] по { $number } зданию{ of-colour } каждой высоты от { $low } до { $high } этажей
        [few] по { $number } здания{ of-colour } каждой высоты от { $low } до { $high } этажей
       *[many] по { $number } зданий{ of-colour } каждой высоты от { $low } до { $high } этажей
    }
need-spaces =
    { $empty ->
        [yes]
            { $number ->
                [one] { $number } пустая ячейка { space-name }
                [few] { $number } пустые ячейки { space-name }
               *[many] { $number } пустых ячеек { space-name }
            }
       *[no]
            { $number ->
                [one] { $number } ячейка { space-name }
                [few] { $number } ячейки { space-name }
               *[many] { $number } ячеек { space-name }
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
                [1] зона парка{ zone-size }{ zone-kinds }
                [one] { $number } зона парка{ zone-each }{ zone-size }{ zone-kinds }
                [few] { $number } зоны парка{ zone-each }{ zone-size }{ zone-kinds }
               *[many] { $number } зон парка{ zone-each }{ zone-size }{ zone-kinds }
            }
       *[water]
            { $number ->
                [1] зона воды{ zone-size }{ zone-kinds }
                [one] { $number } зона воды{ zone-each }{ zone-size }{ zone-kinds }
                [few] { $number } зоны воды{ zone-each }{ zone-size }{ zone-kinds }
               *[many] { $number } зон воды{ zone-each }{ zone-size }{ zone-kinds }
            }
    }
zone-each =
    { $kinds ->
        [0]
            { $size ->
                [1] { "" }
               *[other] , каждая
            }
       *[other] , каждая
    }
need-span =
    { $terrain ->
        [park] зона парка длиной { $number } ячеек от конца до конца, по горизонтали или по вертикали
       *[water] зона воды длиной { $number } ячеек от конца до конца, по горизонтали или по вертикали
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
                [one] { $number } здание{ of-colour }{ $floors }, прилегающее к парку
                [few] { $number } здания{ of-colour }{ $floors }, прилегающих к паркам
               *[many] { $number } зданий{ of-colour }{ $floors }, прилегающих к паркам
            }
       *[water]
            { $number ->
                [one] { $number } здание{ of-colour }{ $floors }, прилегающее к воде
                [few] { $number } здания{ of-colour }{ $floors }, прилегающих к воде
               *[many] { $number } зданий{ of-colour }{ $floors }, прилегающих к воде
            }
    }
need-pairs =
    { $number ->
        [one] { $number } пара { pair-name } (здание может входить в несколько пар)
        [few] { $number } пары { pair-name } (здание может входить в несколько пар)
       *[many] { $number } пар { pair-name } (здание может входить в несколько пар)
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
        [1] квадрат 2 × 2 из { buildings-name }{ $floors }
        [one] { $number } квадрат 2 × 2 из { buildings-name }{ $floors }
        [few] { $number } квадрата 2 × 2 из { buildings-name }{ $floors }
       *[many] { $number } квадратов 2 × 2 из { buildings-name }{ $floors }
    }
need-zone-heights =
    { $terrain ->
        [park] здания { $number } разных высот, прилегающие к одной зоне парка
       *[water] здания { $number } разных высот, прилегающие к одной зоне воды
    }
need-rainbow =
    { $number ->
        [one] { $number } здание
        [few] { $number } здания, все разного цвета и разной высоты
       *[many] { $number } зданий, все разного цвета и разной высоты
    }
rows-line-achievement = Достижения
line-achievement = Достижение: { $achievement }
rows-line-water = Зоны воды
line-water = Зона воды, разных объектов: { $kinds }
rows-line-park = Зоны парков
line-park = Зона парка, разных объектов: { $kinds }
line-monuments = Памятники
line-theater = Театр
rows-line-goal = Карты целей
line-goal = Цель: { $goal }
preview-points = очки: { $before } → { $after }
preview-line = { $change } { $line }
preview-achievement = { $change } достижение { $number }
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
preview-progress = достижение { $number }: { $before } → { $after } из { $need }
progress-achievement =
    { $points ->
        [0] { $achievement }: свободных мест нет
        [one] { $achievement }: следующее место даёт { $points } очко
        [few] { $achievement }: следующее место даёт { $points } очка
       *[many] { $achievement }: следующее место даёт { $points } очков
    }
progress-goal =
    { $points ->
        [one] { $goal }: сейчас { $count } ×, { $points } очко
        [few] { $goal }: сейчас { $count } ×, { $points } очка
       *[many] { $goal }: сейчас { $count } ×, { $points } очков
    }
progress-workers =
    { $left ->
        [0] { $row }: рабочих для этого ряда не осталось
        [one] { $row }: для этого ряда остался { $left } рабочий
       *[other] { $row }: для этого ряда осталось рабочих: { $left }
    }
progress-star = стоит правее всех в ряду зданий, получит звезду: { $slot }
why-turn = Сейчас ходит { $seat }. ({ $rule })
why-start-first = Сначала все выбирают начальный тайл. ({ $rule })
why-place-first = Сначала разместите взятое. ({ $rule })
why-worker-first = Чтобы это взять, поставьте рабочего на его место. ({ $rule })
why-slot-taken = Это место занято: { $seat }. ({ $rule })
why-row-done =
    { $number ->
        [one] В этот ряд вы уже поставили рабочего. ({ $rule })
       *[other] В этот ряд вы уже поставили всех рабочих: { $number }. ({ $rule })
    }
why-tile-chosen = Этот начальный тайл уже выбран: { $seat }. ({ $rule })
why-achievement-awarded = Вы получите его в конце хода, в котором ваш район выполнит условие. ({ $rule })
why-achievement-gained = Вы его уже получили. ({ $rule })
why-achievement-closed = Все его места заняты. ({ $rule })
why-fits-nowhere = Сейчас этому нет места в вашем районе. ({ $rule })
why-theater-owned = У вас уже есть театр. ({ $rule })
why-theater-swap = За театр отдают только что взятый памятник или особый тайл. ({ $rule })
why-cell-taken = Там уже лежит тайл. ({ $rule })
why-cell-apart = Тайл должен примыкать к вашему району целой стороной. ({ $rule })
why-cell-far = Район не может быть больше { $side } × { $other } тайлов. ({ $rule })
why-no-street = Здания стоят только на улицах. ({ $rule })
why-park = Для объектов парка. ({ $rule })
why-water = Для объектов на воде. ({ $rule })
why-one-feature = На ячейке только один объект: больше сюда ничего не ставят. ({ $rule })
why-built-on = Объекту нужна улица без здания. ({ $rule })
why-no-building = Здание сюда не ставят. ({ $rule })
why-no-floor = Четыре этажа: выше нельзя. ({ $rule })
why-any-colour = Здесь может начаться здание любого цвета. ({ $rule })
why-floor = Сверху можно поставить только { $colour }. ({ $rule })
why-street = Сюда можно поставить { $colour }, памятник или особый тайл объекта. ({ $rule })
market-row-goals = Цели
market-row-districts = Тайлы района
market-row-features = Объекты
market-row-buildings = Здания
draw-heading = { $city }, раунд { $round } из { $rounds }
draw-star = звезда: { $seat }
draw-district =
    { $points ->
        [one] { $seat }: пока { $points } очко
        [few] { $seat }: пока { $points } очка
       *[many] { $seat }: пока { $points } очков
    }
draw-legend = P парк, W вода, r b g y улицы (красная, синяя, зелёная, жёлтая), R2 здание в 2 этажа · парк: t дерево f фонтан c карусель k киоск · вода: d дельфины s парусник r лодка w лебеди · m памятник * особый тайл
draw-legend-theaters = · T театр
