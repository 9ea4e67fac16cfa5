### Amit a Ginkgopolisról csak a böngésző mond.

title = Ginkgopolis
tagline = Zöld város nő ki mindenki terveiből.
about = Tégy lapkákat a város szélére vagy a tornyok tetejére, hasznosítsd azt, ami már áll, és tartsd kézben a kerületeket, amikor az utolsó lapka is lekerül. Mindenki egyszerre választ, azután fordulnak fel a kártyák.

option-seats = Játékosok
option-characters = Karakterek
option-characters-introductory = kész összeállítások
option-characters-draft = három lap draftolása
option-solo = Hal szintje (egyszemélyes)
option-solo-normal = normál
option-solo-expert = profi
option-screens = Klasszikus paravánok
option-screens-no = nem, mindenki készlete látszik
option-screens-yes = a többiek készlete rejtve marad
option-first = Kezdőjátékos
option-first-random = véletlen

## A város

city = A város. A nyilakkal épületről épületre lépsz, az F az egészet mutatja, a plusz és a mínusz a méretet változtatja.
city-picture = A város
city-building = { $tile }, magasság: { $height }{ $owner ->
    [no] {""}
   *[other] , { $owner }
}{ $site ->
    [yes] , építési terület
   *[no] {""}
}
city-marker = { $letter } jelző
city-at = { $what }, { $cell }
city-around = Körülötte: { $items }
city-ghost = { $letter } jelző ide: { $cell }
city-site-tip = Építési terület: a kártyája akkor kerül játékba, amikor a pakli legközelebb újraépül.
city-districts = Kerületek
city-districts-tip = Kerületek: ki vezet, most mennyit fizetne, és hány erőforrás az előny
city-district = { $colour ->
    [red] Piros
    [blue] Kék
   *[yellow] Sárga
} kerület: { $cells }. { $places }
city-district-place = { $name }, erőforrás: { $resources }, pont most: { $points }
city-district-free = senki
city-flat = Lapos nézet
city-flat-tip = Lapos nézet: egyik épület sem takarja a másikat; a szám a magassága
city-fit = Az egész város
city-larger = Nagyobb
city-smaller = Kisebb

## Kézben

hand = A kártyáid és a lapkáid
hand-empty = Nincs kártya a kezedben.
hand-tiles = A paravánod mögött
hand-no-tiles = Nincs lapkád.
hand-sealed = A választásod lefordítva fekszik. Visszaveheted, amíg az utolsó játékos is nem választ.
hand-help-card = Válassz kártyát itt, vagy az épületét, jelzőjét a városban.
hand-help-tile = Minden lapkánál látszik, mibe kerülne és mit hozna most.
hand-help-marker = Válassz egy kivilágított helyet a városban.
hand-help-push = Nincs hely: válaszd ki, merre tolod a többi jelzőt.
hand-help-return = Minden visszaadott lapka most egy pontot ér, és az új készletbe kerül. Jelölj ki bármennyit; mindenki látni fogja őket.
hand-help-draft = Tarts meg egyet: egész játékban fizeti a bónuszát. Alul: amit az elején ad.
hand-help-new = Dobd el mind a négy kártyát, és húzz négy újat. A megtartott jelző a végén 2 pontot ér.
hand-lack = Hiányzik: { $resources ->
    [0] {""}
   *[other] { $resources } erőforrás
}{ $resources ->
    [0] {""}
   *[other] { $points ->
        [0] {""}
       *[other] {", "}
    }
}{ $points ->
    [0] {""}
   *[other] { $points } sikerpont
}
hand-count = { $count } kártya kézben
card-letter = új épület
card-at-start = kezdéskor
card-start = Kezdéskor: { $items }
card-won = Építs rá, és tiéd a kártya: { $power }
trigger-exploit = Hasznosítás
trigger-urbanize = Bővítés
trigger-construct = Szintépítés
trigger-end = A játék végén

## Játékosok

players = Játékosok
you = te
first-player = Kezdőjátékos
sealed-card = Kártyát választott, lapka nélkül
sealed-tile = Kártyát és lapkát választott
sealed-hal = Hal kártyája lefordítva fekszik
is-choosing = választ
is-deciding = döntenie kell
stat-points = Sikerpontok
stat-resources = Erőforrások a készletedben
stat-pool = Erőforrások a közös készletben
stat-tiles = Lapkák a paraván mögött
stat-tokens = Lapdobásjelzők
stat-outlook = Ha most érne véget: { $total } pont (kerületek { $districts }, játék végi bónuszok { $cards }, jelzők { $tokens })
stat-outlook-solo = Ha most érne véget: { $total } pont (kerületek { $districts }, játék végi bónuszok { $cards })
last-turn = Utolsó lépés: { $what }
tableau-of = { $who } kártyasora
tableau-end = { $count } játék végi bónusz, most { $points } pont
passed = Legutóbb továbbadva: { $cards }
hal-steps = Amit Hal az imént tett

## Paklik

pile-round = { $round ->
    [0] Draftolás
   *[other] { $round }. kör
}
pile-supply = Lapkakészlet: { $count }
pile-supply-tip = { $times ->
    [0] Ha először fogy el, pontokért lapkákat lehet visszaadni; másodszorra véget ér a játék.
   *[other] Egyszer már elfogyott. Legközelebb véget ér a játék.
}
pile-deck = Húzópakli: { $count }
pile-deck-tip = Ha elfogy, minden építési terület kártyája belekerül.
pile-discard = Dobott lapok: { $count }
pile-empty = Nincsenek dobott lapok.
last-round = Utolsó kör!

## A pontozás lépésről lépésre

walk = A pontozás lépésről lépésre
row-score-tokens = { rows-score-tokens }
row-score-district = { $colour ->
    [red] Piros
    [blue] Kék
   *[yellow] Sárga
} kerület, { $all } erőforrás
walk-district = { $colour ->
    [red] Piros kerület
    [blue] Kék kerület
   *[yellow] Sárga kerület
}: { $buildings } épület, { $total } erőforrás
walk-share = { $own } / { $all }, { $rivals ->
    [0] vetélytárs nélkül: minden kétszer
   *[other] { $place ->
        [1] első: minden
        [2] második: csak a sajátja
       *[other] { $place }. hely: semmi
    }
}
walk-back = Vissza
walk-on = Tovább
walk-play = Lejátszás
walk-pause = Szünet

## Kártyatár

reference-search = Keresés a kártyák között
reference-kinds = Kártyafajták
reference-all = Mind
reference-characters = Karakterek
reference-letters = Betűk, A-tól L-ig
reference-letter = Magában: 1 erőforrás vagy 1 lapka. Lapkával: új épület a jelző helyén; a körülötte álló épületek fizetnek, azután a jelző továbblép.
reference-found = { $count } kártya
reference-none = Nincs ilyen kártya.

## Az első játék

learn-about-title = Miről szól a Ginkgopolis
learn-about = Mindannyian ugyanazt a várost építitek, és mindenki magának akarja. Minden körben titokban választotok egy kártyát, aztán a város kifelé vagy fölfelé nő. Az erőforrásaiddal megjelölt épületek a tieid, az elnyert kártyák pedig újra meg újra fizetnek. A végén a sikerpontok, a kártyáid és azok a kerületek számítanak, amelyekben vezetsz. Valódi partit játszol Bo ellen.
learn-welcome-title = Város kilenc épületből
learn-welcome = Középen kilenc kezdőépület áll, egyik sem senkié. A színük mondja meg, mit adnak: a piros erőforrást, a kék lapkát, a sárga sikerpontot. Körülöttük az A–L jelzők: arra nőhet a város. A végén a pontok számítanak, és a legtöbb a kerületekben rejlik: az egymás melletti, azonos színű épületekben.
learn-yours-title = Ami a tiéd
learn-yours = Lent négy kártya, a paravánod mögött a lapkáid. A három karaktered újra meg újra fizet: minden Hasznosításnál egy erőforrást, minden Bővítésnél egy lapkát és egy pontot. Ugyanaz a kártya többre jó: magában hasznosít, lapkával épít.
learn-exploit-title = Először: Hasznosítás
learn-exploit = Csak két lapkád van, lapka nélkül pedig nincs építkezés. Ez a kártya olyan épületet nevez meg, amely lapkát ad: { $card }. Válaszd ki itt, vagy válaszd az épületét a városban.
learn-exploit-hint = A betű is ad erőforrást vagy lapkát, de betűk kellenek majd a növekedéshez; a kék 3 pedig most hoz egy lapkát és a bónusz-erőforrásodat.
learn-alone-title = A kártya magában
learn-alone = Minden lapka alatt látod, mibe kerülne vele építeni. Most játszd ki a kártyát magában: a kék épület egyszintes, tehát egy lapkát ad, a karaktered pedig hozzátesz egy erőforrást.
learn-alone-hint = Már építhetnél is, de két lapka kevés: előbb töltsd fel a készletedet.
learn-urbanize-title = Bővítés: új épület
learn-urbanize = Bence három kártyát adott tovább, egyet húztál. Az I jelző két piros épület mellett van. Ott egy új épület egy erőforrásba kerül; azután minden fizet körülötte, és mindkét Bővítés-karaktered is. Válaszd ezt: { $card }.
learn-urbanize-hint = Nézd a betűk alsó sorát: mit hoz ott az építkezés. A karaktereid pedig kétszer fizetnek a Bővítésért.
learn-tile-title = Melyik lapka?
learn-tile = A város szélén minden lapka ugyanannyiba kerül: egy erőforrásba, bármi a száma. Add hát a legkisebbet, a piros 4-et. A nagy számok drágák: ha épület tetejére kisebb szám kerül, minden hiányzó szám egy pont.
learn-tile-hint = Ugyanannyit hozna, de nagy számot adnál oda, ahol a kicsi is megteszi.
learn-marker-title = A jelző továbblép
learn-marker = A lapkád az I jelző helyére került, ezért a jelzőnek új hely kell mellette. Ott épít majd valaki legközelebb. Tedd alá, hogy a bal sarok szabad maradjon.
learn-marker-hint = Az is lehetséges. Ebben a leckében válaszd az új épület alatti helyet.
learn-construct-title = Szintépítés: a második szint
learn-construct = Most felfelé. Épületre építeni eggyel több erőforrásba kerül, mint amilyen magas; az erőforrások rajta maradnak, és így a tiéd. És megkapod a kártyáját! A piros 2 minden Bővítésnél ad egy erőforrást, és a játék eleje van. Válaszd ezt: { $card }.
learn-construct-hint = Két erőforrás most jó. Egy kártya, amely a játék végéig fizet, még jobb, és minél hamarabb, annál inkább.
learn-floor-title = Azonos szín, nagyobb szám
learn-floor = Piros 14 a piros 2-re: a szín azonos, nincs felár; a szám nagyobb, pontot sem kell fizetni. Két erőforrás, és tiéd a torony.
learn-floor-hint = Más szín eggyel több erőforrásba kerülne.
learn-engine-title = Nő a kártyasorod
learn-engine = A kártya a tiéd. Nézd a tábládat: minden Bővítés most erőforrást, lapkát és pontot ad. Az elején ilyen kártyákat gyűjts; később olyanokat, amelyek a végén számítanak (10–20).
learn-district-title = Gondolj a kerületekre
learn-district = Nézd a kék épületeket: a kék 1 a kék 2 mellett áll. Két azonos színű szomszéd már kerület, és aki egyedül van benne, minden erőforrásáért két pontot kap. Válaszd ezt: { $card }.
learn-district-hint = A kék 2 is jó volna. Itt a kék 1-re építünk, mert a kártyája minden Hasznosításnál lapkát ad.
learn-join-title = Tartsd meg a nagyobb lapkát
learn-join = A kék 11 elég. A kék 16 később jön jól: erős ellenfelet fedni pontfizetés nélkül, és mert egyenlőségnél a nagyobb szám dönt.
learn-join-hint = Ma ugyanannyiba kerül, de a nagyobb szám holnap többet ér.
learn-lead-title = Ki hol vezet
learn-lead = A város melletti első gomb a kerületeket mutatja: ki vezet, most mennyit fizetne, zárójelben pedig az előnyt. Az első a kerület összes erőforrását kapja pontban, a második a sajátját, a többiek semmit.
learn-rival-title = Tíz körrel később
learn-rival = A város megnőtt. A sárga 14 Bencéé, a kártyája pedig a végén minden alacsony épületedért egy pontot adna. Válaszd ezt: { $card }.
learn-rival-hint = Jó bevétel, de most már többet nyom a latban a hely és a játék végi bónusz.
learn-cover-title = Ellenfél fölé építeni
learn-cover = Bence visszakapja az erőforrást, és egy pontot is érte: ingyen sosem megy. De az épület, a kerület és a kártya a tiéd. A sárga 16-tal sem a színért, sem a számért nem fizetsz.
learn-cover-hint = Hasonlítsd össze a lapkák árát: más szín egy erőforrással több, kisebb szám pontokba kerül.
learn-return-title = Elfogytak a lapkák
learn-return = Kiürült a lapkakészlet. Most, egyetlen alkalommal, mindenki adhat vissza lapkákat, darabonként egy pontért; ebből lesz az új készlet. Azt tartsd meg, amivel tényleg építeni fogsz.
learn-ending-title = Közeleg a vége
learn-ending = A játék annak a körnek a végén ér véget, amelyben a lapkák újra elfogynak, vagy valaki lerakja az utolsó erőforrását. Bencének egy maradt: ez lehet az utolsó kör. Aki látja, ott épít, ahol szoros egy kerület.
learn-final-title = A pontozás
learn-final = Menj végig a pontokon: sikerpontok, játék végi bónuszok, jelzők, azután minden kerület a térképen. Nyertél; most építsd fel a saját városodat!
