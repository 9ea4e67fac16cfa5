home = Kezdőlap
home-title = Építsetek várost együtt
home-lead = Társasjátékok növekvő városokról: barátokkal, botok ellen vagy egyedül. Fiók és telepítés nélkül.
games = Játékok
play-now = Játék indítása
play-now-hint = botok ellen, azonnal
play-friends = Barátokkal
find-opponents = Ellenfelek keresése
play-solo = Egyedül
play-here = Egy eszközön
play-custom = Egyéb módok
learn = Oktató
learn-lead = A szabályok a mi szavainkkal, és hogy mi mire való.
my-tables = Asztalaim
public-tables = Asztalok szabad hellyel
finished-tables = Befejezett
statistics = Eredményeim
played-matches = Játszma
won-matches = Győzelem
mean-points = Ø pont
best-points = Legjobb
rating = Értékszám
leaders = Ranglista
leaders-lead = Ki játszik a legjobban: a nyilvános asztaloknál, emberek között játszott játszmák alapján. A botok, a privát asztalok és az egy eszközön játszott játszmák nem számítanak.
leaders-empty = Még senki sem játszott elég nyilvános játszmát. Aki { $least } ilyet játszott, az felkerül erre a listára.
leader-place = Helyezés
standing = Helyezésed: { $place }. Értékszámod: { $rating }.
standing-early = Értékszámod: { $rating }. Még { $missing } nyilvános játszma, és felkerülsz a listára.
no-public-tables = Most egy sincs. Nyiss egyet, és küldd el valakinek a linket.
player-count = { $least }–{ $most } játékos
minutes = { $least }–{ $most } perc
try-again = Újra
loading = Egy pillanat…
just-now = az imént
reconnecting = Újracsatlakozás…
page-unknown = Nincs ilyen oldal
page-unavailable = Ez az oldal most nem jeleníthető meg
skip-to-content = Ugrás a tartalomra
main-menu = Főmenü
announcements = Ami történik
next-table = { $count ->
    [one] Te jössz: { $game }
   *[other] Te jössz { $count } asztalnál
}

you = Te
you-colon = Te:
name-colon = { $name }:
guest = Vendég
your-name = A neved
save = Mentés
saved = Elmentve.
close = Bezárás
cancel = Mégse
back = Vissza
bot = Bot
bot-name-0 = Írisz
bot-name-1 = Ottó
bot-name-2 = Mila
bot-name-3 = Hugó
bot-name-4 = Vera
level-random-1 = Kezdő
level-random-1-about = Bármit meglép, ami szabad, terv nélkül. Jó az első partihoz.
level-greedy-1 = Építő
level-greedy-1-about = Egy körre előre tervez, de sok lépést nem vesz észre.
level-greedy-2 = Építész
level-greedy-2-about = Minden lépést összevet, és a legtöbb jót megtalálja.
level-rival-1 = Kezdő
level-rival-1-about = A lehetőségeknek nagyjából a felét látja, és azt választja, ami tetszik neki. Jó az első partihoz.
level-rival-2 = Építő
level-rival-2-about = Tudja, mit hoz egy lépés azonnal, de nem néz előre.
level-rival-3 = Építész
level-rival-3-about = Egy körre előre néz, és néha a második legjobb tervet választja.
level-rival-4 = Szakértő
level-rival-4-about = Minden tervet és a válaszaidat is mérlegeli. Ritkán hibázik.
level-rival-5 = Mester
level-rival-5-about = A legerősebb: ő gondolkodik a legtovább, és semmit sem ad ingyen.
level-adaptive = Alkalmazkodó
level-adaptive-about = Olyan erős, mint te: minden játszma előtt az eredményeid szerint választ szintet.
rivals = Ellenfelek
learn-first = Először vagy itt? Kezdd az oktatóval: tíz perc, és játszhatsz.
bot-level = { $bot }, { $level }. szint
present = itt van
away = távol
seat-open = szabad hely
seat-number = { $number }. játékos
former-player = korábbi játékos
seat-friend = Egy barát (linkkel)
seat-here = Ezen az eszközön
name-of-seat = A(z) { $number }. játékos neve
seats = Kik játszanak

create-friends = { $game } barátokkal
create-here = { $game } egy eszközön
create-custom = { $game }: új asztal
create-and-invite = Asztalnyitás
start = Kezdés
more-options = További beállítások
option-seats = Játékosok
option-first = Kezdőjátékos
value-random = Véletlen
value-yes = Igen
value-no = Nem
value-0 = 1. játékos
value-1 = 2. játékos
value-2 = 3. játékos
value-3 = 4. játékos
value-4 = 5. játékos
visibility = Ki ülhet le
visibility-private = Csak linkkel
visibility-public = Bárki
clock = Óra
clock-none = Nincs óra
clock-fast = Gyors: 5 perc, lépésenként plusz 10 mp
clock-calm = Nyugodt: 15 perc, lépésenként plusz 30 mp
clock-day = Lépésenként egy nap
clock-days = Lépésenként három nap

your-turn = Te jössz
time-left = még { $time }
waiting-for = Várakozás: { $names }
open-seats = { $count } szabad hely
your-place = { $place ->
    [1] Győzelem
   *[other] { $place }. hely
}
phase-finished = Befejezett
phase-abandoned = Félbehagyott
phase-open = Nyitott
phase-running = Folyamatban
waiting-for-players = { $count ->
    [one] Még egy játékosra várunk.
   *[other] Még { $count } játékosra várunk.
}
ready-to-start = Mindenki itt van.
host-starts = Mindenki itt van. A játszmát { $player } indítja.
seats-away = Minden hely foglalt. Távol: { $names }.
starts-when-all-here = A játszma akkor kezdődik, ha mindenki itt van. Távol: { $names }.
sit-down = Leülök
leave-table = Asztal elhagyása
leave-running = Elhagyod a játszmát? Egy bot folytatja helyetted; bármikor visszajöhetsz. Ha a játszma értékszámot változtat, a távozás vereségnek számít.
end-match = Játszma lezárása
end-match-sure = Mindenki számára lezárod ezt a játszmát? Eredménye nem lesz, de később is megnézhető.
outdated = A szabályok azóta megváltoztak. Ez a játszma megnézhető, de nem folytatható.
invite-title = Hívd meg a barátaidat
invite-lead = Aki megnyitja ezt a linket, leülhet egy szabad helyre.
link-as-picture = A meghívó QR-kódként
link-as-picture-hint = Egy helyen vagytok? Irányítsd egy telefon kameráját erre a kódra.
copy-link = Link másolása
make-link = Link készítése
renew-link = Új link készítése; a régi érvényét veszti
link-renewed = Elkészült az új link. A régi már nem működik.
send-away = { $player } eltávolítása
send-away-asks = { $player } elveszíti a helyét, és a meghívó linkje is megváltozik. Csak új linkkel jöhet vissza.
sent-away = { $player } már nem ül az asztalnál. Új meghívólink készült.
seat-lost = Már nincs helyed ennél az asztalnál.
copy-this-link = Másold ki ezt a linket:
link-copied = A link a vágólapon van.
join = Csatlakozás
join-title = Meghívtak
invited-by = { $player } játszani hív: { $game }.
invited-to = Játszani hívnak: { $game }.
all-seats-taken = Már minden hely foglalt.
all-have-left = Ennél az asztalnál már nincs senki.
watch-only = Csak nézem
how-to-play = Hogyan kell játszani?
device-title = Folytatás ezen az eszközön
device-lead = Ez az eszköz ugyanaz a játékos lesz, mint az, amelyiken a link készült.
device-now = Ezen az eszközön most a neved: { $player }. Ha ez a játékos egyetlen másik eszközödön sincs meg, az asztalai és az eredményei többé nem érhetők el.
device-claim = Folytatás itt
table-unavailable = Ez az asztal nem jeleníthető meg
table-menu = Asztalmenü
created-at = { $when } óta
watchers = { $count ->
    [0] senki sem nézi
   *[other] { $count } néző
}
link-for-watchers = Link nézőknek
reference = Segédlet
rules = Szabályok
first-game = Első játszma
rewind-label = Több visszavonása
rewind-hint = Ettől a lépéstől minden visszavonódik, ha mindenki beleegyezik.
ask-others = A többiek megkérdezése
replace-by-bot = Játsszon bot { $player } helyett
void-match = Ne változtasson értékszámot
void-hint = Egy játékos távozott. Ha minden maradó egyetért, ez a játszma nem változtat értékszámot.
replaced-by = helyette: { $bot }

board = Tábla
beside-board = Opciók, napló és chat
open-sidebar = Napló és chat megnyitása
close-sidebar = Napló és chat elrejtése
choices = Opciók
tap-or-list = { $count ->
    [one] Egy opció: koppints a táblára, vagy nyisd meg a listát.
   *[other] { $count } opció: koppints a táblára, vagy nyisd meg a listát.
}
more-below = Itt van a napló, a chat és a játékosok listája.
choices-and-log = Opciók, napló, chat, játékosok
filter-choices = Keresés az opciók között
show-all = Mind a(z) { $count } megjelenítése
log = Napló
chat = Chat
players = Játékosok
watching = Nézőként vagy itt
skip = Ugrás
unfold-question = A teljes kérdés megjelenítése
fold-question = A kérdés rövidítése
why-over = A játszma véget ért.
why-watching = Nézőként vagy itt.
why-not-your-turn = Most nem: előbb { $names } választ.
why-not-together = Nem illik ahhoz, amit kiválasztottál: { $chosen }. A „Mégse” elölről kezdi.
why-not-asked = Most nem. A kérdés: { $question } Ami választható, annak világít a széle.
sending = Küldés…
confirm = Megerősítés
choice-waits = { $choice }: a megerősítéshez válaszd újra.
take-back = Visszavonás
redo = Ismét
taken-back = visszavonva
log-undid = { $count ->
    [one] Egy lépés visszavonva.
   *[other] { $count } lépés visszavonva.
}
match-begins = Kezdődik a játszma.
the-table = Az asztal
log-hidden = Rejtett választás.
since-last-turn = Csak az utolsó lépésem óta
while-away = Amíg távol voltál
earlier = Korábbiak
show-step = A(z) { $number }. lépés megjelenítése
nothing-yet = Még nem történt semmi.
no-chat = Még senki sem írt semmit.
said-by = { $name }: { $text }
say-something = Írj valamit
reactions = Gyors válaszok
reaction-good = Jó lépés!
reaction-bravo = Szép játék!
reaction-laugh = Haha!
reaction-surprise = Hű!
reaction-wait = Egy pillanat türelmet
reaction-thanks = Köszönöm a játékot
send = Küldés
mute = { $name } némítása
unheard = { $name } némítva van.
hear-again = Némítás feloldása
report = { $name } üzenetének jelentése
report-asks = Megmutatod a szerver üzemeltetőjének: „{ $text }”?
reported = Jelentve. A szerver üzemeltetője most már elolvashatja az üzenetet.
notes = Jegyzet
notes-hint = Amit ide írsz, csak te látod.
is-choosing = választ
look-as = Az eszköz átadása: { $name }
curtain = Add át az eszközt: { $player }
curtain-lead = Most senki lapjai nem látszanak.
curtain-ready = Én vagyok: { $player }
curtain-take-back = { $player } visszavonja
curtain-aside = Előbb nézzük az asztalt
hide-hand = Lapjaim elrejtése
drawing-failed = Az asztalt nem sikerült megrajzolni; itt van szavakkal.
proposal-rewind = { $player } a(z) { $number }. lépéstől mindent vissza akar vonni.
proposal-replace = { $player } kéri, hogy bot játsszon { $target } helyett.
proposal-void = { $player } kéri, hogy ez a játszma ne változtasson értékszámot.
proposal-waits = Még nem válaszolt: { $names }
proposal-agreed = Mindenki beleegyezett.
proposal-off = A javaslatot nem fogadták el; semmi sem változik.
agree = Beleegyezem
disagree = Nem egyezem bele
withdraw = Visszavonom
you-are-replaced = Egy bot játszik helyetted.
take-seat-back = Visszaülök

place = { $place }. hely
alone-score = { $own } pont, szemben { $best } ponttal ({ $other }).
points-against = { $what } { $own } : { $best }
you-compared = Összevetve { $other } eredményével: { $lines }.
compared = { $player }, { $other } eredményével összevetve: { $lines }.
won-by = { $first }: { $points } pont. Második: { $players }, { $second }.
tie-broken = Egyenlő: { $points } pont. Ami dönt, { $what }: { $won } a { $lost } ellen.
tie-breaker = Holtversenyben: { $what }
tie-shared = Egyenlő: { $points } pont, és semmi sem dönti el: közös a győzelem.
export = Letöltés
replay = Visszajátszás
end-picture = Kép
replay-of = Visszajátszás: { $title }
rematch = Visszavágó
join-rematch = A visszavágóhoz
rematch-open = A visszavágó nyitva: egy érintés, és leülsz.
same-deal = Ugyanez a leosztás újra
play-on = Folytatás innen
link-to-step = Link ehhez a lépéshez
whose-eyes = Kinek a szemével
eyes-of = Ahogy { $player } látta
eyes-of-guests = Ahogy a nézők látták
eyes-open = Minden, a titkokkal együtt
refresh-replay = Új lépések betöltése
back-to-table = Vissza az asztalhoz
timeline = Idővonal
points-graph = Pontok, ha a játék az egyes lépéseknél véget érne
step = Lépés
step-of = { $number }. lépés, összesen { $last }
first-step = Első lépés
previous-step = Előző lépés
next-step = Következő lépés
last-step = Utolsó lépés
play = Lejátszás
pause = Szünet

settings = Beállítások
language = Nyelv
theme = Megjelenés
theme-auto = Rendszer szerint
theme-light = Világos
theme-dark = Sötét
theme-contrast = Nagy kontraszt
animations = Animációk
speed-off = Ki
speed-fast = Gyors
speed-normal = Normál
speed-slow = Lassú
text-size = Szövegméret
sounds = Hangok
confirm-turn = Minden választás megerősítése
confirm-turn-hint = Az első érintés csak javasol; a „Megerősítés” dönt.
browser-notices = Szóljon, ha én jövök, akkor is, ha az oldal rejtve van
push-notices = Szóljon ezen az eszközön, ha én jövök, akkor is, ha a polis be van zárva
push-failed = Ez a böngésző nem tud értesítést kapni, ha a polis be van zárva. A nyitott oldal megjeleníti őket.
notices-denied = A böngésző nem enged értesítést erről az oldalról.
other-device = Folytatás másik eszközön
other-device-hint = A link egyszer használható, 15 percig.
account = Eszközök és adatok
device-unknown = Ismeretlen eszköz
device-here = ez az eszköz
device-seen = utolsó látogatás: { $when }
log-out = Kijelentkezés
log-out-of = Kijelentkezés innen: { $device }
log-out-asks = Az az eszköz többé nem játszhat a nevedben. A többi eszközödre a következő látogatás után jönnek újra értesítések.
log-out-here-asks = Ha nincs másik eszközöd vagy azonosítókulcsod, nem térhetsz vissza az asztalaidhoz és az eredményeidhez.
my-data = Adataim letöltése
delete-me = Törlöm magam
delete-me-asks = A neved, a statisztikáid, a jegyzeteid és a csevegésed végleg törlődnek. Kilépsz a futó játszmáidból; a régiekben „korábbi játékos” látszik.
account-none = Itt még nem ismerünk: az első asztaloddal leszel játékos.
passkeys = Azonosítókulcsok
passkeys-hint = A telefonod, a géped vagy a jelszókezelőd őrzi a kulcsot. Ezzel akkor is visszatérhetsz, ha elveszíted az eszközeidet.
passkey-seen = utolsó használat: { $when }
add-passkey = Azonosítókulcs hozzáadása
log-in-passkey = Belépés azonosítókulccsal
remove = Eltávolítás

keys = Billentyűk
key-choose = az ilyen sorszámú opció választása
key-space = Szóköz
key-tab = ugrás a következő választható elemre
key-confirm = választás vagy megerősítés
key-cancel = a kijelölés törlése
key-undo = visszavonás
key-redo = ismét
key-skip = az animáció átugrása; visszajátszás indítása
key-tabs = opciók, napló, chat
key-steps = lépés vissza és előre visszajátszásnál; mozgás a listákban
key-ends = első és utolsó lépés
key-zoom = a tábla nagyítása, illesztése
key-help = ez a lista

contents = Tartalom
search-rules = Keresés a szabályokban
no-rules = Ehhez a játékhoz még nincs írott szabály.
nothing-found = Nincs találat.

notice-your-turn = Te jössz: { $game }
notice-over = A játszma véget ért: { $game }
notice-invited = Meghívtak: { $game }
notice-proposal = Egy játékos a beleegyezésedet kéri: { $game }
notice-rematch = Visszavágó nyílt: { $game }

error-unreachable = A szerver most nem érhető el. Próbáld újra kicsit később.
error-bad-message = A szerver ezt nem értette. Töltsd újra az oldalt.
error-too-large = Ez túl nagy.
error-wrong-protocol = Ez az oldal régebbi, mint a szerver. Töltsd újra.
error-bad-origin = A szerver nem fogad kérést erről a címről.
error-no-identity = A szerver még nem ismer. Ments el egy nevet a kezdőlapon.
error-not-your-seat = Ez nem a te helyed.
error-not-host = Ezt csak az asztal gazdája teheti meg.
error-bad-link = Ez a link nem működik, vagy már lejárt.
error-bad-passkey = Ez az azonosítókulcs itt nem működik. Talán eltávolították.
error-sent-away = Az asztal gazdája elküldött az asztaltól. Csak új meghívással ülhetsz ide vissza.
error-banned = A kiszolgáló üzemeltetője kitiltott téged még { $minutes } percre.
error-locked = Az oldal zárolva van.
error-silenced = Még { $minutes } percig nem írhatsz a chatbe.
error-no-table = Nincs ilyen asztal, vagy privát, és nem kaptál meghívót.
error-no-such = Ez nem létezik, vagy már nincs meg.
error-seat-taken = Ez a hely már foglalt.
error-not-open = A játszma már elkezdődött.
error-not-running = A játszma nincs folyamatban.
error-not-finished = A játszma még nem ért véget.
error-seats-open = Még vannak szabad helyek.
error-proposal-open = Még nyitva van egy másik kérdés mindenkihez.
error-no-proposal = Ez a javaslat már lezárult.
error-not-replaced = Most nem játszik bot helyetted.
error-too-many = Ez egyszerre túl sok volt. Várj egy kicsit.
error-unavailable = A szerver most nem tud menteni. Próbáld újra kicsit később.
error-unknown = Nem sikerült ({ $code }).

# The guided first game.
lesson-title = Az első játékod
lesson-about = Egy valódi játék valódi köreit játszod magán az asztalon: { $all } rövid lépés, és megtudod, miért jó egy húzás. Nagyjából tíz perc.
lesson-start = Kezdés
lesson-go-on = Folytatás
lesson-close = A lecke bezárása
lesson-progress = { $at }. lépés, összesen { $all }
lesson-next = Tovább
lesson-skip = Átugrom
lesson-show = Mutasd meg
lesson-again = Még egyszer
lesson-other = Szabályos, de van jobb.
lesson-you = Anna (te)
lesson-opponent = Bence
lesson-back = Vissza
lesson-beginner = Játék kezdő ellen

# Játszmák ezen az eszközön, szerver nélkül
update = Frissítés
update-hint = Itt a polis új változata. A játszmáid folytatódnak.
server-away = A szerver nem érhető el. Ezen az eszközön játszhatsz.
on-device = Játék ezen az eszközön
on-device-hint = Szerver nélkül. Semmi sem hagyja el ezt az eszközt.
engine-starts = Indul a játékmotor …
engine-loads = A játékmotor betöltése, egyszer: { $have } / { $need } MB{ $seconds ->
    [0] { "" }
   *[other] , még körülbelül { $seconds } másodperc
}
end-here-sure = Befejezed ezt a játszmát? Csak ezen az eszközön van meg, és bot sem játssza tovább.
device-files = Játszmák ezen az eszközön
match-files = Játszmák fájlból
match-files-hint = A máshol mentett játszma itt, a szerveren folytatódik.
export-all = Mentés egy fájlba
import-file = Fájl megnyitása
imported-tables = { $count ->
    [0] A fájlban nincs semmi új.
   *[other] { $count } játszma került be.
}
importing = { $at }. játszma hozzáadása, összesen { $count } …
import-refused = { $count ->
    [one] Egy játszma kimaradt: sérült, túl hosszú, vagy más szabályokkal játszották.
   *[other] { $count } játszma kimaradt: sérült, túl hosszú, vagy más szabályokkal játszották.
}
import-unsent = { $count ->
    [one] Egy játszma még hiányzik: a szerver most nem fogad többet.
   *[other] { $count } játszma még hiányzik: a szerver most nem fogad többet.
} Később nyisd meg újra ugyanezt a fájlt. Egyik játszma sem kerül be kétszer.
error-damaged-file = Ez a fájl sérült, vagy nem a polisból való. Semmi sem került hozzá, és semmi sem veszett el.
error-no-wasm = Ez a böngésző nem tudja futtatni a játékmotort: a WebAssembly hiányzik, vagy ki van kapcsolva.
error-no-storage = Ez a böngésző semmit sem tárol, talán mert privát ablak, ezért nem őrizhető meg játszma. Engedélyezd a tárolást, vagy használj másik ablakot.
error-no-engine = A játékmotor nem érkezett meg teljesen. Semmi sem veszett el; próbáld újra.
error-other-tab = Ezt a játszmát a böngésző egy másik lapján játsszák. Itt nézheted; ha itt akarsz játszani, zárd be a másik lapot.
error-not-stored = A böngésző nem tudta eltárolni a lépést, talán megtelt a tárhely. Semmi sem veszett el; szabadíts fel helyet, és próbáld újra.

# Letters
mail-title = Emlékeztetők e-mailben
mail-address = E-mail-cím
mail-waits = Nyisd meg az oda küldött levélben lévő linket.
mail-confirmed = Megerősítve.
mail-on = Mostantól erre a címre jönnek az emlékeztetők.
mail-off = Erre a címre nem jön több levél.
mail-start = Emlékeztetők e-mailben
mail-stop = Nem kérek több levelet
