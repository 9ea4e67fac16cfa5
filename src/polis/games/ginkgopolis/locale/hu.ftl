### Ginkgopolis magyarul. A játékosok, kártyák, lapkák és helyek neve névelő és rag nélkül kerül a
### mondatba; az alkotórészek neve a part-* üzenetekben van.

hal = Hal
none = nincs

## Kérdések

ask-nothing = A játéknak vége.
ask-going-on = A választások végrehajtása folyik.
ask-others = Várakozás: { $seats }.
ask-draft = Tarts meg egy karaktert, a többit add tovább balra (az utolsó a dobozba kerül).
ask-card = Melyik kártyát játszod ki?
ask-tile = A választott kártya: { $card }. Magában vagy lapkával játszod ki?
ask-letter = Egy erőforrást vagy egy lapkát kérsz?
ask-marker = Hová kerüljön ez a külterület-jelző: { $marker }?
ask-return = Elfogytak a lapkák a készletből. Melyiket adod vissza, darabonként 1 sikerpontért?

## Lehetőségek

action-keep = megtartom: { $card }
action-card = { $card }
action-new-hand = új lapokat húzok (1 lapdobásjelzőért)
action-alone = csak a kártya (Hasznosítás)
action-tile = ezzel: { $tile }
action-take-resource = elveszek 1 erőforrást
action-take-tile = húzok 1 lapkát
action-marker = { $direction ->
    [up] felfelé, ide: { $place }
    [right] jobbra, ide: { $place }
    [down] lefelé, ide: { $place }
    [left] balra, ide: { $place }
   *[far] a város szélén, ide: { $place }
}
action-push-clockwise = tolás az óramutató járásával megegyezően
action-push-back = tolás az óramutató járásával ellentétesen
action-give = visszaadom: { $tile }
action-done = nem adok vissza semmit
action-done-more = nem adok vissza többet
set-done = { $count } lapka visszaadása (+{ $count })

## Miért nem választható most valami

why-waiting = Várakozás: { $seats } ({ $rule }).
why-sealed = A választásod képpel lefelé fekszik. Vedd vissza, ha változtatnál ({ $rule }).
why-draft = A kezedben lévő csomagból tarts meg egy karaktert ({ $rule }).
why-letter = Előbb vegyél el egy erőforrást vagy egy lapkát ({ $rule }).
why-chosen = Ezt választottad: { $card }. Vedd vissza, ha mást szeretnél ({ $rule }).
why-card-first = Előbb válassz kártyát, aztán tehetsz mellé lapkát ({ $rule }).
why-not-in-hand = Nincs a kezedben: { $card } ({ $rule }).
why-not-in-stock = Nincs a készletedben: { $tile } ({ $rule }).
why-no-card = Csak olyan épületet lehet hasznosítani, amelynek a kártyája a kezedben van. Ez nincs nálad: { $card } ({ $rule }).
why-no-letter = Ennek a jelzőnek a betűkártyája nincs a kezedben: { $marker } ({ $rule }).
why-site = Építési terület: a pakli újraépüléséig senkinél sincs a kártyája ({ $rule }).
why-empty = Itt sem épület, sem jelző nincs ({ $rule }).
why-marker-first = Előbb helyezd el ezt a jelzőt: { $marker } ({ $rule }).
why-marker = A jelző ({ $marker }) az új épület melletti, épület és jelző nélküli mezőre kerül ({ $rule }).
why-marker-blocked = Az új épület mellett minden mező foglalt: a jelző ({ $marker }) a város szélére kerül, ábécé szerinti szomszédai közé ({ $rule }).
why-marker-push = Nincs hely a jelzőnek ({ $marker }): válaszd ki, merre tolod a többit ({ $rule }).
why-return = Most csak a paravánod mögötti lapkákat lehet visszaadni ({ $rule }).
why-return-chosen = A választott kártyádon fekszik, ezért nem adható vissza: { $tile } ({ $rule }).
why-return-order = A lapkák balról jobbra kerülnek vissza. Vond vissza, ha mást választanál ({ $rule }).

## Mit hozna egy lépés

preview-exploit = Hasznosítás
preview-urbanize = Bővítés
preview-construct = Szintépítés
preview-fall-back = nem fizethető ki: Hasznosítás lesz belőle
preview-resources = erőforrás { $amount }
preview-tiles = lapka { $amount }
preview-points = sikerpont { $amount }
preview-even = összességében se nyereség, se veszteség
preview-push = eltolódik: { $markers }
preview-letter = továbbá 1 erőforrás vagy 1 lapka
preview-letter-resource = továbbá 1 erőforrás, ha azt veszed el
preview-letter-tile = továbbá 1 lapka, ha azt húzod
preview-with-tile = lapkával: bővítés{ $resources ->
    [none] {""}
   *[other] {", "}erőforrás { $resources }
}{ $tiles ->
    [none] {""}
   *[other] {", "}lapka { $tiles }
}{ $points ->
    [none] {""}
   *[other] {", "}sikerpont { $points }
}
preview-rival = { $who }: erőforrás +{ $resources }, sikerpont +{ $points }
preview-card = tiéd lesz a kártya ({ $power })
preview-end = kiváltja a játék végét
preview-exhaust = kiürül a lapkakészlet: mindenki visszaadhat lapkákat
preview-character = { $power }; kezdéskor: { $start }

## Események

event-character-picked = { $who } megtart egy karaktert.
event-character-kept = { $who } megtartja: { $card }.
event-packet-received = { $who } ezeket kapja: { $cards }.
event-characters-shown = { $who } felfedi a karaktereit: { $cards }. Kezdéskor { $resources } erőforrást és { $points } sikerpontot kap.
event-card-picked = { $who } kiválasztja: { $card }.
event-sealed = { $with_tile ->
    [yes] { $who } kiválaszt egy kártyát és egy lapkát.
   *[no] { $who } kiválaszt egy kártyát, lapka nélkül.
}
event-choice-sealed = { $who } választása: { $card } és { $tile }.
event-choice-sealed-alone = { $who } választása: { $card }, lapka nélkül.
event-hand-renewed = { $who } új lapokat húz. Eldobja: { $discarded }.
event-choice-revealed = { $who } felfedi: { $card } és { $tile }.
event-choice-revealed-alone = { $who } felfedi: { $card }, lapka nélkül.
event-fell-back = { $who } nem tud fizetni, visszakerül a paraván mögé: { $tile }.
event-exploited = { $who } hasznosít: { $card }, magasság: { $height }.
event-exploited-alone = { $who } hasznosít: { $card }.
event-urbanized = { $who } bővíti a várost: { $card } és { $tile }.
event-floor-built = { $who } szintet épít: { $card } → { $tile }, magasság: { $height }; letesz { $resources_placed } erőforrást{ $resources_paid ->
    [0] {""}
   *[other] , fizet { $resources_paid } erőforrást a színért
}{ $points_paid ->
    [0] {""}
   *[other] , fizet { $points_paid } sikerpontot a számért
}.
event-resources-returned = { $who } visszakap { $resources } erőforrást{ $points ->
    [0] {""}
   *[other] {" "}és szerez { $points } sikerpontot
}.
event-marker-moved = { $pushed ->
    [yes] A külterület-jelző ({ $letter }) ide tolódik: { $place }.
   *[no] A külterület-jelző ({ $letter }) ide kerül: { $place }.
}
event-gained = { $who } szerez { $resources ->
    [0] {""}
   *[other] { $resources } erőforrást
}{ $points ->
    [0] {""}
   *[other] { $resources ->
        [0] {""}
       *[other] {" és "}
    }
}{ $points ->
    [0] {""}
   *[other] { $points } sikerpontot
} ({ $cause ->
    [building] épület
    [letter] külterület-kártya
    [hal] szomszédos épületek
   *[bonus] bónusz
}).
event-tiles-taken-unseen = { $who } húz { $count } lapkát.
event-tiles-taken = { $who } húz: { $tiles }.
event-tiles-lost = { $who } elesik { $count } lapkától: a készlet üres.
event-round-began = { $number }. kör. Kezdőjátékos: { $who }.
event-cards-received = { $who } kézben tartott lapjai: { $cards }.
event-deck-rebuilt = Új húzópakli készül (új kártyák: { $joined }; eldobva: { $set_aside }).
event-cards-discarded = A ki nem játszott kártyák a dobott lapok közé kerülnek: { $cards }.
event-supply-exhausted = { $times ->
    [1] Először ürült ki a lapkakészlet.
   *[other] Másodszor is kiürült a lapkakészlet.
}
event-tiles-returned = { $who } visszaadja: { $tiles }.
event-end-triggered = { $cause ->
    [tiles] Nincs több lapka
    [resources] { $who } összes erőforrása a városban van
    [hal] { $who } nem rendelkezik elég erőforrással
   *[rounds] Kétszáz kör elég volt
}: ez az utolsó kör.
event-game-ended = A játéknak vége.
event-game-ended-solo = A játéknak vége. { $who }: { $own }, Hal: { $hal }.
event-hal-drew = Hal felfedi: { $card }.
event-hal-discarded = Hal eldobja: { $card }.
event-hal-took-tile = Hal húz: { $tile }.

## Alkotórészek

part-cell = ({ $x }, { $y })
place-beside = { $direction ->
    [up] { $building } fölött
    [right] { $building } jobb oldalán
    [down] { $building } alatt
   *[left] { $building } bal oldalán
}
part-marker = { $letter }
part-letter = { $letter } betű
part-card = { $colour ->
    [red] piros
    [blue] kék
   *[yellow] sárga
} { $number }{ $number ->
    [3] ‑as
    [5] ‑ös
    [6] ‑os
    [8] ‑as
    [13] ‑as
    [15] ‑ös
    [16] ‑os
    [18] ‑as
    [20] ‑as
   *[other] ‑es
}
part-tile = { $colour ->
    [red] piros
    [blue] kék
   *[yellow] sárga
} { $number }{ $number ->
    [3] ‑as
    [5] ‑ös
    [6] ‑os
    [8] ‑as
    [13] ‑as
    [15] ‑ös
    [16] ‑os
    [18] ‑as
    [20] ‑as
   *[other] ‑es
} lapka
part-character = { $colour ->
    [red] biotechnikus
    [blue] biomérnök
   *[yellow] biováros-tervező
} ({ $trigger ->
    [exploit] Hasznosítás
    [urbanize] Bővítés
   *[construct] Szintépítés
})
part-start = { power-items }

## A kártyák hatása

power-letter = kijelöl egy külterület-jelzőt
power-bonus = { $trigger ->
    [exploit] Hasznosítás
    [urbanize] Bővítés
   *[construct] Szintépítés
}:{ $resources ->
    [0] {""}
   *[other] {" "}+{ $resources } erőforrás
}{ $tiles ->
    [0] {""}
   *[other] {" "}+{ $tiles } lapka
}{ $points ->
    [0] {""}
   *[other] {" "}+{ $points } sikerpont
}
power-items = { $resources ->
    [0] {""}
   *[other] +{ $resources } erőforrás
}{ $tiles ->
    [0] {""}
   *[other] { $resources ->
        [0] {""}
       *[other] {" "}
    }
}{ $tiles ->
    [0] {""}
   *[other] +{ $tiles } lapka
}{ $points ->
    [0] {""}
   *[other] { $resources ->
        [0] { $tiles ->
            [0] {""}
           *[other] {" "}
        }
       *[other] {" "}
    }+{ $points } sikerpont
}
power-resources = 1 sikerpont minden { $colour ->
    [red] piros
    [blue] kék
   *[yellow] sárga
} épületen lévő saját erőforrásért
power-low = 1 sikerpont minden 1 vagy 2 szintes saját épületért
power-high = 3 sikerpont minden legalább 3 szintes saját épületért
power-trigger-cards = 2 sikerpont minden saját kártyáért, amelyen { $trigger ->
    [exploit] Hasznosítási
    [urbanize] Bővítési
   *[construct] Szintépítési
} bónusz van
power-colour-cards = 2 sikerpont minden saját { $colour ->
    [red] piros
    [blue] kék
   *[yellow] sárga
} kártyáért
power-nine = 9 sikerpont

## Pontozás

score-points = Sikerpontok
rows-score-tokens = Lapdobásjelzők
score-tokens = Lapdobásjelzők ({ $count })
rows-score-card = Játék végi bónuszok
score-card = { $card }: { $power }
rows-score-district = Kerületek
score-district = { $colour ->
    [red] Piros
    [blue] Kék
   *[yellow] Sárga
} kerület: { $own } erőforrás (összesen { $all }), { $rivals ->
    [0] vetélytárs nélkül
   *[other] { $place }. hely
}{ $lead ->
    [0] {" (döntetlen: a magasság, majd a szám dönt)"}
   *[other] {""}
}
score-free-district = { $colour ->
    [red] Piros
    [blue] Kék
   *[yellow] Sárga
} kerület erőforrás nélkül
score-hal = Hal — { $line }

## Az asztal

draw-heading = { $round ->
    [0] Draftolás
   *[other] { $round }. kör
} · lapkakészlet: { $supply } · húzópakli: { $deck }
draw-last-round = Utolsó kör!
draw-first = (kezdőjátékos)
draw-side = erőforrás { $resources } (+{ $pool } a készletben) · lapka { $tiles } · sikerpont { $points } · lapdobásjelző { $tokens }
draw-side-solo = erőforrás { $resources } (+{ $pool } a készletben) · lapka { $tiles } · sikerpont { $points }
draw-side-hal = erőforrás { $pool } · sikerpont { $points }
draw-sealed = [választott: kártya]
draw-sealed-tile = [választott: kártya + lapka]
draw-group = { $trigger ->
    [exploit] Hasznosítás:
    [urbanize] Bővítés:
    [construct] Szintépítés:
   *[end] A játék végén:
}
draw-packet = Választható karakterek:
draw-hand = Kézben:
draw-tiles = Lapkáid:
draw-discard = Dobott lapok:
draw-passed = Továbbadtad:
draw-kept = Megtartott kártyák:
event-tiles-returned-none = { $who } nem ad vissza lapkát.
