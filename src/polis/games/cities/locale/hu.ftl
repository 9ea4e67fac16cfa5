# Cities magyarul.

## Questions

ask-start-tile = Válassz kezdőlapkát.
ask-worker = Tegyél egy munkást egy szabad helyre, és vedd el, ami ott van.
ask-tile = Illeszd a kerületedhez: { $items }.
ask-feature = Helyezd el, amit elvettél: { $items }.
ask-building = Helyezd el, amit elvettél: { $items }.
wait-for =
    { $question ->
        [start-tile] { $seat } kezdőlapkát választ.
        [worker] { $seat } munkást helyez le.
        [tile] { $seat } kerületlapkát helyez le.
        [feature] { $seat } látványosságokat helyez el.
       *[building] { $seat } épületeket helyez el.
    }
game-over = A játék véget ért.

## Actions

do-choose-tile = Kezdés ezzel: { $tile }
do-take-goal = { $slot }: { $items }
do-take-tile = { $slot }: { $items }
do-take-features = { $slot }: { $items }
do-take-buildings = { $slot }: { $items }
do-lay-tile = { $tile } → { $cell }
do-place-feature = { $feature } → { $space }
do-take-theater = Csere: { $given } helyett { $theater }
do-build =
    { $floor ->
        [1] { $building } → { $space }
       *[other] { $building } → { $space }, { $floor }. szint
    }
do-leave = A többi eldobása: { $items }

## Events

start-tile-chosen = { $seat } ezzel kezd: { $tile }.
market-filled = { $round }. kör: feltöltődik a piac.
market-cleared = Senkinek sem kellett, kikerül a játékból: { $items }.
star-taken = { $seat } megkapja a csillagot.
worker-placed = { $seat } munkást tesz ide: { $slot }.
items-revealed = Felfedésre kerül, ami rejtve volt.
items-taken = { $seat } elveszi: { $items }.
items-left = { $seat } eldobja: { $items }.
tile-placed = { $seat } lehelyezi: { $tile } ({ $cell }).
feature-placed = { $seat } elhelyezi: { $feature } ({ $space }).
theater-taken = { $seat } cserél: { $given } helyett { $theater }.
building-placed =
    { $height ->
        [1] { $seat } épít: { $building } ({ $space }).
       *[other] { $seat } épít: { $building }, { $height }. szint ({ $space }).
    }
achievement-gained =
    { $points ->
       *[other] { $seat } eredményt ér el { $points } pontért: { $achievement }.
    }

## Components

seat = { $number }. játékos
slot = [{ $name }]
cell = { $first } – { $last }
space = { $name } mező
tile = { $spaces } lapka

building-red = piros
building-blue = kék
building-green = zöld
building-yellow = sárga

feature-tree = fa
feature-fountain = szökőkút
feature-carousel = körhinta
feature-kiosk = pavilon
feature-dolphins = delfinek
feature-sailing-boat = vitorlás
feature-rowing-boat = csónak
feature-swans = hattyúk
feature-monument = emlékmű
feature-special = különleges lapka
feature-theater-red = piros színház
feature-theater-blue = kék színház
feature-theater-green = zöld színház
feature-theater-yellow = sárga színház

hidden-goals = rejtett kártya
hidden-districts = rejtett lapka
hidden-features = rejtett látványosság
hidden-buildings = kettő a zsákból

city-barcelona = Barcelona
city-buenos-aires = Buenos Aires
city-lisbon = Lisszabon
city-mexico-city = Mexikóváros
city-new-york = New York
city-rio-de-janeiro = Rio de Janeiro
city-sydney = Sydney
city-venice = Velence
city-other = { $name }

## Which heights count; each stands before the buildings and ends with a space, or is nothing

floors-any = { "" }
floors-exactly =
    { $number ->
       *[other] pontosan { $number } szintes{" "}
    }
floors-from = legalább { $number } szintes{" "}
floors-to = legfeljebb { $number } szintes{" "}
floors-between = { $low }–{ $high } szintes{" "}

## Goal cards

points =
    { $number ->
       *[other] { $number } pont
    }
goal-buildings =
    { $colour ->
        [red] { points } minden { $floors }piros épületért
        [blue] { points } minden { $floors }kék épületért
        [green] { points } minden { $floors }zöld épületért
        [yellow] { points } minden { $floors }sárga épületért
       *[any] { points } minden { $floors }épületért
    }
goal-floors =
    { $colour ->
        [red] { points } minden piros szintért
        [blue] { points } minden kék szintért
        [green] { points } minden zöld szintért
        [yellow] { points } minden sárga szintért
       *[any] { points } minden szintért
    }
goal-colour-sets = { points } minden készletért, amelyben minden színből van egy { $floors }épület
goal-height-sets = { points } minden készletért { $low }–{ $high } szintes épületekből, mindegyik magasságból egy
goal-spaces =
    { $terrain ->
        [park] { points } minden parkmezőért
        [water] { points } minden vízmezőért
        [red] { points } minden piros utcamezőért
        [blue] { points } minden kék utcamezőért
        [green] { points } minden zöld utcamezőért
       *[yellow] { points } minden sárga utcamezőért
    }
goal-largest-zone =
    { $terrain ->
        [park] { points } a legnagyobb parkzónád minden mezőjéért
       *[water] { points } a legnagyobb vízzónád minden mezőjéért
    }
goal-zones =
    { $kinds ->
        [0] { points } minden legalább { $size } mezős { zone-name }
       *[other] { points } minden legalább { $kinds } különböző látványosságot tartalmazó { zone-name }
    }
zone-name =
    { $terrain ->
        [park] parkzónáért
       *[water] vízzónáért
    }
goal-span =
    { $terrain ->
        [park] { points } a leghosszabb parkzónád minden mezőjéért végtől végig
       *[water] { points } a leghosszabb vízzónád minden mezőjéért végtől végig
    }
goal-features =
    { $terrain ->
        [park] { points } minden látványosságért a parkjaidban
       *[water] { points } minden látványosságért a vizeiden
    }
goal-next-to =
    { $terrain ->
        [park] { points } minden parkkal szomszédos { $floors }{ building-name }
       *[water] { points } minden vízzel szomszédos { $floors }{ building-name }
    }
building-name =
    { $colour ->
        [red] piros épületért
        [blue] kék épületért
        [green] zöld épületért
        [yellow] sárga épületért
       *[any] épületért
    }
other-name =
    { $others ->
        [red] piros
        [blue] kék
        [green] zöld
        [yellow] sárga
       *[any] bármilyen
    }
first-name =
    { $colour ->
        [red] piros
        [blue] kék
        [green] zöld
        [yellow] sárga
       *[any] bármilyen
    }
pair-name =
    { $others ->
        [any]
            { $colour ->
                [any] { $floors }
               *[other] { $floors }{ first-name }–{ other-name }{" "}
            }
       *[other] { $floors }{ first-name }–{ other-name }{" "}
    }
goal-pairs = { points } minden szomszédos { pair-name }épületpárért
goal-line = { points } a leghosszabb egyenes sorod minden { $floors }épületéért
goal-group = { points } a legnagyobb összefüggő csoportod minden { $floors }épületéért
goal-squares = { points } minden 2 × 2-es négyzetért { $floors }épületekből
goal-zone-heights =
    { $terrain ->
        [park] { points } minden különböző magasságért egyetlen parkzóna mellett
       *[water] { points } minden különböző magasságért egyetlen vízzóna mellett
    }
goal-rainbow = { points } minden olyan épületért, amelyek színben és magasságban is mind különböznek

## Achievements

need-buildings =
    { $number ->
       *[other] { $number } { $floors }{ of-colour }épület
    }
of-colour =
    { $colour ->
        [red] piros{" "}
        [blue] kék{" "}
        [green] zöld{" "}
        [yellow] sárga{" "}
       *[any] { "" }
    }
need-floors = összesen { $number } { of-colour }szint
need-colour-sets =
    { $number ->
       *[other] minden színből { $number } { $floors }épület
    }
need-height-sets =
    { $number ->
       *[other] { $low }–{ $high } szintes épületek, mindegyik magasságból { $number }
    }
need-spaces =
    { $terrain ->
        [park] { $number } parkmező
        [water] { $number } vízmező
        [red] { $number } piros utcamező
        [blue] { $number } kék utcamező
        [green] { $number } zöld utcamező
       *[yellow] { $number } sárga utcamező
    }
need-largest-zone =
    { $terrain ->
        [park] legalább { $number } mezős parkzóna
       *[water] legalább { $number } mezős vízzóna
    }
need-zones =
    { $number ->
        [1]
            { $terrain ->
                [park] parkzóna, { zone-demand }
               *[water] vízzóna, { zone-demand }
            }
       *[other]
            { $terrain ->
                [park] { $number } parkzóna, { zone-demand }
               *[water] { $number } vízzóna, { zone-demand }
            }
    }
zone-demand =
    { $kinds ->
        [0] legalább { $size } mezős
       *[other] legalább { $kinds } különböző látványossággal
    }
need-span =
    { $terrain ->
        [park] { $number } mező hosszú parkzóna, széltől szélig
       *[water] { $number } mező hosszú vízzóna, széltől szélig
    }
need-features =
    { $terrain ->
        [park] { $number } látványosság a parkokban
       *[water] { $number } látványosság a vizeken
    }
need-next-to =
    { $terrain ->
        [park] { $number } parkkal szomszédos { $floors }{ of-colour }épület
       *[water] { $number } vízzel szomszédos { $floors }{ of-colour }épület
    }
need-pairs = { $number } szomszédos { pair-name }épületpár
need-line = { $number } { $floors }{ of-colour }épület megszakítás nélküli egyenes sorban
need-group = { $number } összefüggő { $floors }{ of-colour }épület
need-squares =
    { $number ->
        [1] 2 × 2-es négyzet { $floors }épületekből
       *[other] { $number } darab 2 × 2-es négyzet { $floors }épületekből
    }
need-zone-heights =
    { $terrain ->
        [park] { $number } különböző magasságú épület egyetlen parkzóna mellett
       *[water] { $number } különböző magasságú épület egyetlen vízzóna mellett
    }
need-rainbow = { $number } épület, amelyek színben és magasságban is mind különböznek

## Score sheet

line-achievement = Eredmény: { $achievement }
line-water = Vízzóna, különböző látványosságok: { $kinds }
line-park = Parkzóna, különböző látványosságok: { $kinds }
line-monuments = Emlékművek
line-theater = Színház
line-goal = Cél: { $goal }

## Previews

preview-points = pontok: { $before } → { $after }
preview-line = { $change } { $line }
preview-goal =
    { $points ->
       *[other] jelenleg { $count } ×, { $points } pont
    }
preview-placed =
    { $points ->
       *[other] jól elhelyezve: +{ $points } pont
    }
preview-hidden = meglepetés: nincs visszalépés
preview-lost = ezeknek nincs hely: { $items }
preview-zones = legnagyobb zónák: park { $park }, víz { $water }
preview-progress = { $achievement }: { $before } → { $after } / { $need }

## The table

row-goals = 1 Célkártyák
row-districts = 2 Kerületlapkák
row-features = 3 Látványosságok
row-buildings = 4 Épületek
draw-heading = { $city }, { $round }/{ $rounds }. kör
draw-star = csillag: { $seat }
draw-district =
    { $points ->
       *[other] { $seat }: eddig { $points } pont
    }
draw-legend = P park, W víz, r b g y utcák (piros, kék, zöld, sárga), R2 kétszintes épület · park: t fa f szökőkút c körhinta k pavilon · víz: d delfinek s vitorlás r csónak w hattyúk · m emlékmű * különleges T színház
