list-comma = {", "}
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
