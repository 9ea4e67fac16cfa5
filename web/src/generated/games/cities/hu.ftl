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
start-tile-chosen = { $seat } ezzel kezd: { $tile }.
market-filled = { $round }. kör: feltöltődik a piac.
market-cleared = Senkinek sem kellett, kikerül a játékból: { $items }.
star-taken = { $seat } megkapja a csillagot.
worker-placed = { $seat } munkást tesz ide: { $slot }.
items-revealed = Felfordul, ami rejtve volt.
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
       *[other] { $seat } teljesítményt szerez { $points } pontért: { $achievement }.
    }
seat = { $number }. játékos
slot = { $row } { $column }
cell = { $first } – { $last }
space = { $name } mező
tile = lapka ({ $a }, { $b } / { $c }, { $d })
short-red = piros
short-blue = kék
short-green = zöld
short-yellow = sárga
short-park = park
short-water = víz
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
floors-any = { "" }
floors-exactly =
    { $number ->
       *[other] pontosan { $number } szintes{" "}
    }
floors-from = legalább { $number } szintes{" "}
floors-to = legfeljebb { $number } szintes{" "}
floors-between = { $low }–{ $high } szintes{" "}
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
goal-floors = { points } a { $floors }{ of-colour }épületeid minden szintjéért
goal-colour-sets = { points } minden készletért, amelyben minden színből van egy { $floors }épület
goal-height-sets = { points } minden készletért { $low }–{ $high } szintes { buildings-name }, mindegyik magasságból egy
goal-spaces = { points } minden { empty-word }{ space-name }ért
space-name =
    { $terrain ->
        [park] parkmező
        [water] vízmező
        [red] piros utcamező
        [blue] kék utcamező
        [green] zöld utcamező
        [yellow] sárga utcamező
       *[street] utcamező
    }
empty-word =
    { $empty ->
        [yes] üres{" "}
       *[no] { "" }
    }
goal-largest-zone =
    { $terrain ->
        [park] { points } a legnagyobb parkzónád minden mezőjéért
       *[water] { points } a legnagyobb vízzónád minden mezőjéért
    }
goal-zones = { points } minden { zone-size }{ zone-kinds }{ zone-name }
zone-name =
    { $terrain ->
        [park] parkzónáért
       *[water] vízzónáért
    }
zone-size =
    { $size ->
        [1] { "" }
       *[other] legalább { $size } mezős{" "}
    }
zone-kinds =
    { $kinds ->
        [0] { "" }
        [1] látványosságot tartalmazó{" "}
        [4] mind a 4 különböző látványosságot tartalmazó{" "}
       *[other] legalább { $kinds } különböző látványosságot tartalmazó{" "}
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
buildings-name =
    { $colour ->
        [red] piros épületekből
        [blue] kék épületekből
        [green] zöld épületekből
        [yellow] sárga épületekből
       *[any] épületekből
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
goal-pairs = { points } minden szomszédos { pair-name }épületpárért (egy épület több párban is lehet)
goal-line = { points } a leghosszabb, { $floors }{ buildings-name } álló egyenes sorod minden épületéért
goal-group = { points } a legnagyobb összefüggő, { $floors }{ buildings-name } álló csoportod minden épületéért
goal-squares = { points } minden 2 × 2-es négyzetért { $floors }{ buildings-name }
goal-zone-heights =
    { $terrain ->
        [park] { points } minden különböző magasságért egyetlen parkzóna mellett
       *[water] { points } minden különböző magasságért egyetlen vízzóna mellett
    }
goal-rainbow = { points } a legnagyobb olyan csoportod minden épületéért, amelyben a színek és a magasságok is mind különböznek
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
need-floors = { $floors }{ of-colour }épületek, összesen { $number } szint
need-colour-sets =
    { $number ->
       *[other] minden színből { $number } { $floors }épület
    }
need-height-sets =
    { $number ->
       *[other] { $low }–{ $high } szintes { of-colour }épületek, mindegyik magasságból { $number }
    }
need-spaces =
    { $empty ->
        [yes] { $number } üres { space-name }
       *[no] { $number } { space-name }
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
                [park] egy { zone-size }{ zone-kinds }parkzóna
               *[water] egy { zone-size }{ zone-kinds }vízzóna
            }
       *[other]
            { $terrain ->
                [park] { $number }{ zone-each } { zone-size }{ zone-kinds }parkzóna
               *[water] { $number }{ zone-each } { zone-size }{ zone-kinds }vízzóna
            }
    }
zone-each =
    { $kinds ->
        [0]
            { $size ->
                [1] { "" }
               *[other] {" "}darab
            }
       *[other] {" "}darab
    }
need-span =
    { $terrain ->
        [park] végtől végig { $number } mező hosszú parkzóna, vízszintesen vagy függőlegesen
       *[water] végtől végig { $number } mező hosszú vízzóna, vízszintesen vagy függőlegesen
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
need-pairs = { $number } szomszédos { pair-name }épületpár (egy épület több párban is lehet)
need-line = { $number } { $floors }{ of-colour }épület megszakítás nélküli egyenes sorban
need-group = { $number } összefüggő { $floors }{ of-colour }épület
need-squares =
    { $number ->
        [1] 2 × 2-es négyzet { $floors }{ buildings-name }
       *[other] { $number } darab 2 × 2-es négyzet { $floors }{ buildings-name }
    }
need-zone-heights =
    { $terrain ->
        [park] { $number } különböző magasságú épület egyetlen parkzóna mellett
       *[water] { $number } különböző magasságú épület egyetlen vízzóna mellett
    }
need-rainbow = { $number } épület, amelyek színben és magasságban is mind különböznek
rows-line-achievement = Teljesítmények
line-achievement = Teljesítmény: { $achievement }
rows-line-water = Vízzónák
line-water = Vízzóna, különböző látványosságok: { $kinds }
rows-line-park = Parkzónák
line-park = Parkzóna, különböző látványosságok: { $kinds }
line-monuments = Emlékművek
line-theater = Színház
rows-line-goal = Célkártyák
line-goal = Cél: { $goal }
preview-points = pontok: { $before } → { $after }
preview-line = { $change } { $line }
preview-achievement = { $change } { $number }. teljesítmény
preview-goal = jelenleg { $count } alkalommal teljesül, { $points } pont
preview-placed =
    { $points ->
       *[other] jól elhelyezve: +{ $points } pont
    }
preview-hidden = rejtett: nem vonható vissza
preview-lost = ezeknek nincs hely: { $items }
preview-zones = legnagyobb zónák: park { $park }, víz { $water }
preview-progress = { $number }. teljesítmény: { $before } → { $after } / { $need }
progress-achievement =
    { $points ->
        [0] { $achievement }: nincs több szabad hely
       *[other] { $achievement }: a következő hely { $points } pontot ér
    }
progress-goal = { $goal }: jelenleg { $count } alkalommal teljesül, { $points } pont
progress-workers =
    { $left ->
        [0] { $row }: ebbe a sorba nincs több munkás
       *[other] { $row }: ebbe a sorba még { $left } munkás kerülhet
    }
progress-star = az épületek sorában ő áll a jobb szélen, ő kapná a csillagot: { $slot }
why-turn = { $seat } következik. ({ $rule })
why-start-first = Előbb mindenki kezdőlapkát választ. ({ $rule })
why-place-first = Előbb helyezd el, amit elvettél. ({ $rule })
why-worker-first = Tegyél munkást a helyére, hogy elvedd. ({ $rule })
why-slot-taken = Ez a hely foglalt: { $seat }. ({ $rule })
why-row-done =
    { $number ->
        [one] Ebbe a sorba már letetted a munkásodat. ({ $rule })
       *[other] Ebbe a sorba már letetted a { $number } munkásodat. ({ $rule })
    }
why-tile-chosen = Ezt a kezdőlapkát { $seat } választotta. ({ $rule })
why-achievement-awarded = Annak a körnek a végén kapod meg, amelyikben a kerületed teljesíti. ({ $rule })
why-achievement-gained = Ezt már megszerezted. ({ $rule })
why-achievement-closed = Minden helye foglalt. ({ $rule })
why-fits-nowhere = Most nincs helye a kerületedben. ({ $rule })
why-theater-owned = Már van színházad. ({ $rule })
why-theater-swap = Színházért csak most elvett emlékművet vagy különleges lapkát adhatsz. ({ $rule })
why-cell-taken = Ott már van lapka. ({ $rule })
why-cell-apart = A lapkának teljes oldallal kell csatlakoznia a kerületedhez. ({ $rule })
why-cell-far = A kerület legfeljebb { $side } × { $other } lapkás lehet. ({ $rule })
why-no-street = Épület csak utcán állhat. ({ $rule })
why-park = Parki látványosságnak. ({ $rule })
why-water = Vízi látványosságnak. ({ $rule })
why-one-feature = Mezőnként egy látványosság: ide már semmi sem kerül. ({ $rule })
why-built-on = Látványosság csak olyan utcára kerülhet, amelyen nincs épület. ({ $rule })
why-no-building = Ide nem kerül épület. ({ $rule })
why-no-floor = Négy szint: magasabb nem lehet. ({ $rule })
why-any-colour = Itt bármilyen színű épület kezdődhet. ({ $rule })
why-floor = Fölé csak ugyanilyen színű épület kerülhet: { $colour }. ({ $rule })
why-street = Ilyen színű épületeknek: { $colour }. Vagy emlékműnek, különleges lapkának. ({ $rule })
market-row-goals = Célok
market-row-districts = Kerületlapkák
market-row-features = Látványosságok
market-row-buildings = Épületek
draw-heading = { $city }, { $round }/{ $rounds }. kör
draw-star = csillag: { $seat }
draw-district =
    { $points ->
       *[other] { $seat }: eddig { $points } pont
    }
draw-legend = P park, W víz, r b g y utcák (piros, kék, zöld, sárga), R2 kétszintes épület · park: t fa f szökőkút c körhinta k pavilon · víz: d delfinek s vitorlás r csónak w hattyúk · m emlékmű * különleges
draw-legend-theaters = · T színház
