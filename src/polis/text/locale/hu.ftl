# Amit a keretprogram mond; a játékok szövegei a saját katalógusukban vannak.

list-comma = {", "}
list-semicolon = {"; "}

## Játékosok

player-human = { $number }. játékos
player-bot = { $bot } { $number }

## Játszma a terminálban

welcome = Súgó: h, kilépés: q.
resume = Folytatás: { $command }
not-kept = Ezt a játszmát nem menti fájl: { $reason }
which-game = Melyik játék?
prompt = Választás: { $count ->
        [1] 1
       *[other] 1–{ $count }
    } (h: súgó):
none-fits = Ilyen nincs a listán. Írd be a sorszámát, vagy h-t a súgóhoz.
selected = Kijelölve: { $items }. Írj be továbbiakat hozzáadáshoz vagy elhagyáshoz, vagy: „done” – { $done }.
several-fit = { $count } lehetőség illik rá:
curtain = Add át az eszközt, a következő játékos: { $player }. Enterrel folytathatja:
curtain-undo = Add át az eszközt, a következő játékos: { $player }. Enterrel folytathatja ({ $previous } az u-val még visszavonhat):
log-takeback = { $player } visszavonja az utolsó lépését.
left = Kiléptél a játszmából.
input-ended = A bemenet előbb ért véget, mint a játszma.
stopped = Megszakítva.
bot-failed = { $player } hibázott, ezért másik bot válaszolt: { $reason }
seed = A játszma véletlenmagja: { $seed }.
help =
    Írd be a lehetőség sorszámát, a szövegének egy részét, vagy egy elem nevét nagybetűvel.
    A kisbetűk parancsok:
      u  az utolsó lépésed visszavonása, amíg ez tisztességes
      r  a visszavont lépés megismétlése
      l  minden, ami eddig történt
      t  az asztal és a kérdés újra
      s  a pontok, ha most érne véget a játék
      h  ez a súgó
      q  kilépés; később folytathatod

## Pontozás

score-title = Végeredmény
score-so-far = A pontok, ha most érne véget a játék
score-total = Összesen
winners =
    { $count ->
        [1] Győztes: { $players }!
       *[other] Közös győzelem: { $players }!
    }
alone-won = Győztél!
alone-drawn = Döntetlen.
alone-lost = Vesztettél.
you-came = { $place }. lettél.
you-share = Osztozol a győzelemben: { $players }!

## Szimulációk

simulating = Folyik a játék
simulated = { $games } játszma { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } mp alatt: { NUMBER($speed, minimumFractionDigits: 1, maximumFractionDigits: 1) } másodpercenként
simulated-steps = Lépések játszmánként: átlagosan { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }, legalább { $low }, legfeljebb { $high }
simulated-shared = Közös győzelmek: { $count }
failed =
    { $bot } { $kind ->
        [crashed] hibára futott
        [illegal] szabálytalan választ adott
       *[late] elkésett
    }, és { $count } játszmát vesztett: { $reason }
train-resumed = Folytatás a(z) { $stages } szakaszból a(z) { $stage }. után.
train-stage = { $stage }. szakasz, összesen { $stages }: { $matches } játszma, { $wins } % győzelem a greedy ellen, még kb. { $minutes } perc
train-done = Kész. A súlyok helye: { $folder }.
contest-played = { $done } játszma kész a { $total } játszmából.
contest-kept = A játszmák, a számok és az ábra helye: { $folder }.
contest-stopped = Megszakítva. A folytatáshoz ismételd meg a parancsot a --resume kapcsolóval.
duel-verdict =
    { $verdict ->
        [better] { $first } erősebb, mint { $second }.
        [worse] { $second } erősebb, mint { $first }.
        [equal] { $first } és { $second } egyforma erős, { $margin } % eltérésen belül.
       *[open] { $matches } játszma után sem dőlt el.
    } Szekvenciális próba: eltérés { $margin } %, hiba { $error } %.
column-bot = Bot
column-matches = N
column-points = Pont
column-lead = Előny
column-rating = Értékszám
column-cpu = ms
column-seat = Hely
column-mean = Átlag
column-sd = Szórás
column-low = Min.
column-high = Max.
column-wins = Győzelem

## Levelek

mail-your-turn = Te következel: { $title }
mail-invited = Meghívást kaptál: { $title }
mail-turn = { $count ->
        [one] Te következel egy asztalnál
       *[other] Te következel { $count } asztalnál
    }
mail-invitation = Meghívást kaptál egy asztalhoz
mail-confirm = Erősítsd meg az e-mail-címedet
mail-confirm-text = Ezt a címet egy társasjáték-kiszolgálón adták meg. Ha ide szeretnél emlékeztetőket kapni, nyisd meg ezt a linket egy héten belül. Ha nem te kérted, nincs teendőd.
mail-end = Ha nem szeretnél több levelet ettől a kiszolgálótól:

## Elutasítások

misused = { $reason } Segítség: polis --help
file-trouble = Ez a fájl nem használható: { $reason }
error-damaged-weights = Ennek a botnak a betanított súlyai sérültek; telepítsd újra a polist.
error-error = { $reason }
error-unknown-game = Nincs ilyen játék: { $reason }
error-unknown-bot = Nincs ilyen játékos: { $bot }. Választható: { $known }
error-bad-bot = A(z) { $bot } bot nem tölthető be: { $reason }
error-other-contest = Eredmények itt: { $file } ({ $reason }). Folytasd ugyanazt a --resume kapcsolóval, vagy adj meg másik --folder mappát.
error-unknown-language = Nincs ilyen nyelv: { $tag }. Választható: { $known }
error-bad-config = Így nem lehet játszani: { $reason }
error-bad-notation = Ez nem állás: { $reason }
error-damaged-journal = A játszma naplója nem olvasható: { $reason }
error-rules-differ = Ezt a játszmát más szabályváltozattal játszották: { $reason }
error-refused = Ez most nem lehetséges: { $reason }
error-game-over = A játék véget ért.
error-not-waiting-for-you = Most nem te döntesz.
error-stale-decision = Ez a kérdés már lezárult.
error-illegal-action = A szabályok ezt nem engedik.
error-takeback-barred = Nincs mit visszavonni vagy megismételni: azóta közbeszólt a véletlen, felfedődött valami, vagy más is lépett.

## Így nem érthető parancsok

misuse-game = Nincs ilyen játék: { $game }. Telepítve: { $known }
misuse-option-form = Egy beállítás alakja név=érték, nem pedig { $text }.
misuse-option = Nincs ilyen beállítás: { $option }. Választható: { $known }
misuse-option-value = A(z) { $option } beállítás nem lehet { $value }. Lehet: { $known }
misuse-solo = Ez a játék nem játszható egyedül: { $game }.
misuse-seats = { $players } játékos nem ülhet { $seats } helyre.
misuse-settled = Ebben a fájlban már van játszma, a helyei és beállításai rögzítettek: { $file }
misuse-seats-again = A(z) { $file } egyik botja saját osztály. A betöltéséhez írd be újra a helyeket: --seats { $seats }
misuse-other-game = A(z) { $file } fájlban { $game }-játszma van, nem { $asked }.
misuse-negative = Nem lehet negatív: { $option }.
misuse-span = { $option }: 0 és { $most } közötti szám lehet.
misuse-no-games = Legalább egy játszma kell.
misuse-no-balance = Ennek a játéknak nincs mérhető egyensúlya: { $game }.
misuse-no-numpy = A tanításhoz numpy kell: pip install numpy
misuse-no-course = Ennyi játékossal nincs mit tanítani: { $game }.
misuse-no-folder = Nincs ilyen mappa: { $folder }.
misuse-no-arena = A bajnoksághoz két könyvtár kell: pip install openskill pillow
misuse-seats-option = A játékosok számát a --seats adja meg, nem a játék beállítása.
misuse-between = A(z) { $option } értéke 0 és 1 közötti lehet (--error: 0.5).
misuse-position = Egy álláshoz nem kell sem mag, sem beállítás.
misuse-seat = Nincs { $seat }. hely. A helyek számozása: 1–{ $last }.
misuse-step = Nincs { $step }. lépés. A lépések számozása: 0–{ $last }.

## A szerver

serve-address = A polis itt érhető el: { $address } (Ctrl-C leállítja).
serve-already = A polis már fut itt: { $address }.
backup-done = { $rows } sor kiírva ide: { $file }.
restore-done = { $rows } sor visszaállítva innen: { $file }.
import-done = Asztal: { $table }. Hogy a tiéd legyen, nyisd meg az eszközödön: /#/device/{ $token }
reports-none = Senki sem jelentett semmit.
silence-done = { $name } { $hours } óráig egyetlen csevegésbe sem írhat.
silence-over = { $name } újra írhat a csevegésekbe.
admin-opened = Nyisd meg ezt a címet { $hours } órán belül; egyszer működik: { $link }
admin-closed = Minden üzemeltetői oldal zárolva van.
admin-done = Kész.
ban-done = { $name } ki van tiltva { $hours } órára.
ban-over = { $name } már nincs kitiltva.
misuse-number = { $text } nem szám.
misuse-server = A polis telepítése hiányos: nincs meg a(z) { $module } modul. Telepítsd újra az összes csomagjával.
error-another-process = Ezt az adatbázisfájlt már egy másik folyamat használja: előbb állítsd le; több folyamathoz PostgreSQL kell: { $path }
error-one-process = A polis serve egyetlen folyamat. Ha több kell, indítsa el több porton, egy közös PostgreSQL-lel, terheléselosztó mögött: lásd deploy/ és docs/operate.md
error-bad-setting = Ez a beállítás nem lehetséges: { $reason }
error-no-address = A polis nem tud itt kapcsolatot fogadni: { $address }: { $why }
error-port-taken = Ezt a címet már egy másik program használja: { $address }. Állítsd le, vagy válassz másik portot: --port.
error-no-client = Ebben a polisban nincs webes kliens. A forráskódból a `make static` építi meg; különben telepíts egy `make wheel` által készített wheelt.
error-no-database = Ez az adatbázis nem használható: { $address }: { $why }
error-no-database-file = Ez az adatbázis nem írható: { $address }: { $why }. Adj meg másik fájlt: --database sqlite:///FÁJL.
error-newer-schema = Az adatbázist a polis egy újabb változata írta: { $reason }
error-bad-backup = Ez a biztonsági mentés nem használható: { $reason }
