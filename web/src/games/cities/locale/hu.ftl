title = Cities
tagline = Négysoros piac, és egy kerület, amelyre büszke lehetsz.
about = Küldd munkásaidat a piacra, hozz haza lapkákat, látványosságokat és épületeket, és rendezd el őket úgy, hogy a céljaid és maga a terület is pontot érjen. Közben versengj a többiekkel egy nagyváros eredményeiért.

option-seats = Játékosok
option-city = Város
option-city-random = Bármelyik
option-city-barcelona = Barcelona
option-city-buenos-aires = Buenos Aires
option-city-lisbon = Lisszabon
option-city-mexico-city = Mexikóváros
option-city-new-york = New York
option-city-rio-de-janeiro = Rio de Janeiro
option-city-sydney = Sydney
option-city-venice = Velence
option-long = Hosszú játék két főre
option-long-yes = 7 kör, 3 × 5 lapka
option-long-no = nem
option-theaters = Színházak
option-theaters-yes = színházakkal
option-theaters-no = nélkülük
option-first = Csillag a kezdéskor
option-first-random = sorsolással
option-first-0 = 1. játékos
option-first-1 = 2. játékos
option-first-2 = 3. játékos
option-first-3 = 4. játékos
option-content = Saját tartalom

panes = Mit mutasson
pane-market = Piac
pane-district = Kerület
pane-others = Város
market = Piac
market-row-goals = Célok
market-row-districts = Kerületlapkák
market-row-features = Látványosságok
market-row-buildings = Épületek
round-of = { $round }. kör a { $rounds } közül
achievements = Eredmények
goals = Célkártyák
rivals = Szomszédok
no-goals = Még nincs célkártya: a piac első sorában vannak.
back-to-own = Vissza a saját kerülethez
district-of = { $name } kerülete
enlarge = { $name }: eddig { $points } pont. Nagyban mutat.
has-star = nála a csillag
star-explained = Akinél a csillag van, az kezdi a kört. Legközelebb az kapja meg, akinek a munkása az épületek sorában a leginkább jobbra áll.
rotate = Forgatás
workers-left = { $number ->
        [0] Ebben a sorban már jártál.
       *[other] Ebbe a sorba még { $number } munkást tehetsz.
    }
slot-label = { $row }, { $column }. hely: { $what }
slot-taken = foglalt: { $name }
goal-now = a kerületedben most { $count } × teljesül
goal-counted = { $count } × teljesül, { $points } pont
unseen = { $number } olyan közül egy, amelyet még senki sem látott
bag-holds = a zsákban: { $red } piros, { $blue } kék, { $green } zöld, { $yellow } sárga

points-so-far = eddig { $points } pont
sum-goals = Célkártyák: { $points }
sum-achievements = Eredmények: { $points }
sum-zones = Parkok és vizek: { $points }
sum-streets = Emlékművek és színházak: { $points }

place-free = { $points } pont: szabad
place-taken = { $points } pont: { $name }
place-closed = { $points } pont: két játékossal zárva
race-reached = { $name }: { $reached } / { $need }

ground-park = park
ground-water = víz
ground-red = piros utca
ground-blue = kék utca
ground-green = zöld utca
ground-yellow = sárga utca
ground-neutral = utca bármely színnek
label-space = { $ground }, { $column }. oszlop, { $row }. sor: { $what }
label-building = { $height } szintes { $colour } épület
label-empty = üres
cell-label = { $tile } ide: { $column }. oszlop, { $row }. sor

whose-sheet = Kinek a pontjai
walk = Végigmutat
walk-stop = Megállít

ref-colours = A színek és jeleik
ref-colours-about = Az utcák és épületek minden színének saját jele van. A rombusz bármely színt jelent.
ref-features-about = Az összefüggő parkmezők minden zónája és minden vízzóna egyszer ér pontot, a benne lévő különböző látványosságok száma szerint. Az ismétlődők nem érnek semmit.
ref-goals-about = A játék végén a célkártya annyiszor adja a pontjait, ahányszor a feltétele teljesül. Egy épület vagy mező több kártyához is számíthat.
ref-achievements-about = Városonként három. Az első, aki teljesíti, { $first } pontot kap, a második { $second }, a harmadik { $third } pontot; két játékossal a középső hely zárva van.
use-park = parkmezőre
use-water = vízmezőre
use-monument = épület nélküli utcára; 2 pont, és oda már nem lehet építeni
use-special = épület nélküli utcára: ott bármilyen színű épület kezdődhet

gain-line-water = vizek
gain-line-park = parkok
gain-line-monuments = emlékművek
gain-line-theater = színház

learn-you = Te
learn-rival = Bo
learn-step = { $step } / { $steps }
learn-back = Vissza
learn-show = Mutasd meg
learn-astray = Szabad, de most kövessünk egyetlen tervet: válaszd a bekeretezettet.
learn-0 = Minden kezdőlapkán van egy park, egy víz és két utca. Csak az utcáid színeiben építhetsz, ez tehát az első terved. Vedd a leveles-napos lapkát: zöld és sárga.
learn-1 = Most a piac: négy sor, és minden munkás elvesz mindent, ami egy helyen van. A legtöbb pontot a célkártyák hozzák, ezért kezdj eggyel: megmondja, mire jó a többi. Ez a legnagyobb parkod minden mezőjéért 1 pontot ad. New York (jobbra) szintén jutalmazza a nagy parkot: ugyanaz a park kétszer fizet.
learn-2 = Most jöhet hozzá a föld. A három parkos lapka épp az, amit a kártya kér, és egy zöld utcát is hoz. Bo is lapkát akar: amit te otthagysz, azt más elviszi.
learn-3 = Tedd a lapkád bal oldalára: a parkok az oldalukkal érintkeznek, és egyetlen négymezős zónává válnak. A sarkok nem kötnek össze. Mutass egy helyre, és a számok döntés előtt megmutatják, mit hozna. Forgatni a gombbal, az R billentyűvel vagy a görgővel lehet.
learn-4 = Ezen a helyen egy munkásért két látványosság jár. Minden park és tó a benne lévő különböző látványosságokért ér pontot: egytől négyig 1, 3, 6 vagy 10 pontot. Gyűjts hát különbözőket egy zónába.
learn-5 = A fa parkba való. A nagy park bármelyik mezője jó; a többit tartsd meg a szökőkútnak, a körhintának és a pavilonnak.
learn-6 = A csónaknak víz kell. Egy látványosságról le lehet mondani, ilyenkor kikerül a játékból, de egy pont az egy pont.
learn-7 = Négy épület egy helyen, mind a te két színedben: mindet le tudod tenni. Az utolsó helyen két ismeretlen épület van a zsákból, és még valami: aki ebben a sorban a leginkább jobbra áll, megkapja a csillagot, és ő kezdi a következő kört.
learn-8 = Az épület a színével egyező utcára vagy ugyanolyan színű épület tetejére kerül.
learn-9 = A másodikat tedd a tetejére. A kétszintes torony is egyetlen épület, és sok kártya pontos magasságot kér. Nézd a piac harmadik kártyáját: a pontosan kétszintes zöld épületekért fizet.
learn-10 = Most a sárgák. Először az utcára.
learn-11 = És fölfelé: New York a legalább háromszintes épületeket is értékeli.
learn-12 = Itt is van az a kártya. Már azelőtt teljesítetted, hogy elvetted volna: azonnal { $points } pont. Két játékossal mindenki kétszer dolgozik minden sorban, hárman és négyen egyszer.
learn-end = Már { $points } pontod van, pedig az első kör még tart. Célok, föld és épületek, amelyek ugyanazt a tervet szolgálják: ez a teljes titok. A többi a szabályokban van, az asztalnál pedig minden lépés előnézete segít. Jó játékot!
