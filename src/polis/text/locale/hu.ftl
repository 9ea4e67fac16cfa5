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
several-fit = { $count } lehetőség illik rá:
curtain = Add át az eszközt, a következő játékos: { $player }. Enterrel folytathatja:
curtain-undo = Add át az eszközt, a következő játékos: { $player }. Enterrel folytathatja ({ $previous } az u-val még visszavonhat):
log-takeback = { $player } visszavonja az utolsó lépését.
left = Kiléptél a játszmából.
input-ended = A bemenet előbb ért véget, mint a játszma.
stopped = Megszakítva.
seed = A játszma véletlenmagja: { $seed }.
help =
    Írd be a lehetőség sorszámát, a szövegének egy részét, vagy egy elem nevét nagybetűvel.
    A kisbetűk parancsok:
      u  az utolsó lépésed visszavonása, amíg ez tisztességes
      r  a visszavont lépés megismétlése
      l  minden, ami eddig történt
      t  az asztal és a kérdés újra
      s  a pontjaid, ha most érne véget a játék
      h  ez a súgó
      q  kilépés; később folytathatod

## Pontozás

score-title = Végeredmény
score-so-far = A pontjaid, ha most érne véget a játék
score-total = Összesen
winners =
    { $count ->
        [1] Győztes: { $players }!
       *[other] Közös győzelem: { $players }!
    }
alone-won = Győztél!
alone-drawn = Döntetlen.
alone-lost = Vesztettél.

## Szimulációk

simulating = Folyik a játék
simulated = { $games } játszma { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } mp alatt: { NUMBER($speed, minimumFractionDigits: 1, maximumFractionDigits: 1) } másodpercenként
simulated-steps = Lépések játszmánként: átlagosan { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }, legalább { $low }, legfeljebb { $high }
simulated-shared = Közös győzelmek: { $count }
column-seat = Hely
column-mean = Átlag
column-sd = Szórás
column-low = Min.
column-high = Max.
column-wins = Győzelem

## Levelek

mail-your-turn = Te következel: { $title }
mail-invited = Meghívást kaptál: { $title }

## Elutasítások

misused = { $reason } Segítség: polis --help
file-trouble = Ez a fájl nem használható: { $reason }
error-error = { $reason }
error-unknown-game = Nincs ilyen játék: { $reason }
error-unknown-bot = Nincs ilyen játékos: { $bot }. Választható: { $known }
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
misuse-expert = Ennek a játéknak nincs profi változata: { $game }.
misuse-expert-alone = Az --expert csak a --solo mellett használható.
misuse-seats = { $players } játékos nem ülhet { $seats } helyre.
misuse-settled = Ebben a fájlban már van játszma, a helyei és beállításai rögzítettek: { $file }
misuse-other-game = A(z) { $file } fájlban { $game }-játszma van, nem { $asked }.
misuse-negative = Nem lehet negatív: { $option }.
misuse-span = { $option }: 0 és { $most } közötti szám lehet.
misuse-no-games = Legalább egy játszma kell.
misuse-no-balance = Ennek a játéknak nincs mérhető egyensúlya: { $game }.
misuse-no-folder = Nincs ilyen mappa: { $folder }.
misuse-position = Egy álláshoz nem kell sem mag, sem beállítás.
misuse-seat = Nincs { $seat }. hely. A helyek számozása: 1–{ $last }.
misuse-step = Nincs { $step }. lépés. A lépések számozása: 0–{ $last }.

## A szerver

serve-address = A polis itt érhető el: { $address } (Ctrl-C leállítja).
backup-done = { $rows } sor kiírva ide: { $file }.
restore-done = { $rows } sor visszaállítva innen: { $file }.
import-done = Asztal: { $table }. Hogy a tiéd legyen, nyisd meg az eszközödön: /#/device/{ $token }
reports-none = Senki sem jelentett semmit.
silence-done = { $name } { $hours } óráig egyetlen csevegésbe sem írhat.
silence-over = { $name } újra írhat a csevegésekbe.
misuse-server = A szerver nincs telepítve: hiányzik a(z) { $module } modul. Telepítsd a polist a szerverrel együtt, például: `pip install "polis[server]"`.
error-another-process = Ezt az adatbázisfájlt már egy másik folyamat használja: előbb állítsd le; több folyamathoz PostgreSQL kell: { $path }
error-needs-postgres = Több folyamathoz PostgreSQL kell: { $reason }
error-bad-setting = Ez a beállítás nem lehetséges: { $reason }
error-no-address = A polis nem tud itt kapcsolatot fogadni: { $address }: { $why }
error-no-database = Ez az adatbázis nem használható: { $address }: { $why }
error-newer-schema = Az adatbázist a polis egy újabb változata írta: { $reason }
error-bad-backup = Ez a biztonsági mentés nem használható: { $reason }
