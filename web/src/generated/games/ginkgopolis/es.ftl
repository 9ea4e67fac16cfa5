hal = Hal
none = ninguna
ask-nothing = La partida ha terminado.
ask-going-on = Se llevan a cabo las elecciones.
ask-others = Esperando a { $seats }.
ask-draft = Quédate con un personaje y pasa el resto a la izquierda (el último vuelve a la caja).
ask-card = ¿Qué carta juegas?
ask-tile = ¿Juegas la { $card } sola o con una loseta?
ask-letter = ¿Un recurso o una loseta?
ask-marker = ¿Adónde va el marcador { $marker }?
ask-return = Se ha agotado la reserva de losetas. ¿Cuáles devuelves, a cambio de 1 punto por cada una?
action-keep = quedarse con un { $card }
action-card = { $card }
action-new-hand = robar una nueva mano (cuesta un marcador)
action-alone = la carta sola (Explotar)
action-tile = con la { $tile }
action-take-resource = tomar 1 recurso
action-take-tile = tomar 1 loseta
action-marker = { $direction ->
    [up] arriba: { $place }
    [right] a la derecha: { $place }
    [down] abajo: { $place }
    [left] a la izquierda: { $place }
   *[far] por el borde: { $place }
}
action-push-clockwise = empujar en sentido horario
action-push-back = empujar en sentido antihorario
action-give = devolver la { $tile }
action-done = no devolver ninguna
action-done-more = no devolver más
set-done = devolver { $count ->
    [one] { $count } loseta
   *[other] { $count } losetas
} (+{ $count })
why-waiting = Esperando a { $seats } ({ $rule }).
why-sealed = Tu elección está boca abajo. Retírala para cambiarla ({ $rule }).
why-draft = Quédate con un personaje del paquete que tienes en la mano ({ $rule }).
why-letter = Primero toma un recurso o una loseta ({ $rule }).
why-chosen = Has elegido la { $card }. Retira la elección para cambiarla ({ $rule }).
why-card-first = Primero elige una carta; después puede acompañarla una loseta ({ $rule }).
why-not-in-hand = No tienes en la mano: { $card } ({ $rule }).
why-not-in-stock = No tienes en tu reserva: { $tile } ({ $rule }).
why-no-card = Solo se puede usar un edificio cuya carta tengas en la mano. No tienes { $card } ({ $rule }).
why-no-letter = No tienes en la mano la carta de letra del marcador { $marker } ({ $rule }).
why-site = En obras: nadie tiene su carta hasta que se rehaga el mazo ({ $rule }).
why-empty = Aquí no hay ni edificio ni marcador ({ $rule }).
why-marker-first = Primero coloca el marcador { $marker } ({ $rule }).
why-marker = El marcador { $marker } va a una casilla junto al edificio nuevo, sin edificio ni marcador ({ $rule }).
why-marker-blocked = Todas las casillas junto al edificio nuevo están ocupadas: el marcador { $marker } va al borde de la ciudad, entre sus vecinos del alfabeto ({ $rule }).
why-marker-push = No hay sitio para el marcador { $marker }: elige en qué dirección se empujan los demás ({ $rule }).
why-return = Ahora solo se pueden devolver losetas de detrás de tu pantalla ({ $rule }).
why-return-chosen = La { $tile } está sobre tu carta elegida y no se puede devolver ({ $rule }).
why-return-order = Las losetas se devuelven de izquierda a derecha. Deshaz para elegir otra cosa ({ $rule }).
preview-exploit = Explotar
preview-urbanize = Urbanizar
preview-construct = Construir un nivel
preview-fall-back = no se puede pagar: pasa a ser Explotar
preview-resources = recursos { $amount }
preview-tiles = losetas { $amount }
preview-points = puntos { $amount }
preview-even = en total, ni ganas ni pierdes nada
preview-push = empuja { $markers }
preview-letter = más 1 recurso o 1 loseta
preview-letter-resource = más 1 recurso, si lo tomas
preview-letter-tile = más 1 loseta, si la tomas
preview-with-tile = con una loseta: Urbanizar{ $resources ->
    [none] {""}
   *[other] {", "}recursos { $resources }
}{ $tiles ->
    [none] {""}
   *[other] {", "}losetas { $tiles }
}{ $points ->
    [none] {""}
   *[other] {", "}puntos { $points }
}
preview-rival = { $who }: recursos +{ $resources }, puntos +{ $points }
preview-card = ganas la carta ({ $power })
preview-end = provoca el final de la partida
preview-exhaust = se agota la reserva de losetas: todos pueden devolver losetas
preview-character = { $power }; al empezar: { $start }
event-character-picked = { $who } se queda con un personaje.
event-character-kept = { $who } se queda con un { $card }.
event-packet-received = { $who } recibe: { $cards }.
event-characters-shown = { $who } muestra sus personajes: { $cards }. Empieza con { $resources ->
    [one] { $resources } recurso
   *[other] { $resources } recursos
} y { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
event-card-picked = { $who } escoge la { $card }.
event-sealed = { $with_tile ->
    [yes] { $who } ha elegido una carta y una loseta.
   *[no] { $who } ha elegido una carta sin loseta.
}
event-choice-sealed = { $who } elige la { $card } con la { $tile }.
event-choice-sealed-alone = { $who } elige la { $card } sola.
event-hand-renewed = { $who } roba una nueva mano y descarta: { $discarded }.
event-choice-revealed = { $who } revela la { $card } con la { $tile }.
event-choice-revealed-alone = { $who } revela la { $card } sola.
event-fell-back = { $who } no puede pagar: la { $tile } vuelve detrás de la pantalla.
event-exploited = { $who } explota la { $card }, nivel { $height }.
event-exploited-alone = { $who } explota la { $card }.
event-urbanized = { $who } urbaniza con la { $card } y la { $tile }.
event-floor-built = { $who } construye un nivel: la { $tile } cubre el edificio de la { $card }, altura { $height }. Coloca { $resources_placed ->
    [one] { $resources_placed } recurso
   *[other] { $resources_placed } recursos
}{ $resources_paid ->
    [0] {""}
    [one] , paga { $resources_paid } recurso por el color
   *[other] , paga { $resources_paid } recursos por el color
}{ $points_paid ->
    [0] {""}
    [one] , paga { $points_paid } punto por el número
   *[other] , paga { $points_paid } puntos por el número
}.
event-resources-returned = { $who } recupera { $resources ->
    [one] { $resources } recurso
   *[other] { $resources } recursos
}{ $points ->
    [0] {""}
    [one] {" "}y gana { $points } punto
   *[other] {" "}y gana { $points } puntos
}.
event-marker-moved = { $pushed ->
    [yes] El marcador { $letter } es empujado { $place }.
   *[no] El marcador { $letter } se mueve { $place }.
}
event-gained = { $who } gana { $resources ->
    [0] {""}
    [one] { $resources } recurso
   *[other] { $resources } recursos
}{ $points ->
    [0] {""}
   *[other] { $resources ->
        [0] {""}
       *[other] {" y "}
    }
}{ $points ->
    [0] {""}
    [one] { $points } punto
   *[other] { $points } puntos
} ({ $cause ->
    [building] edificio
    [letter] carta de urbanización
    [hal] edificios adyacentes
   *[bonus] bonificación
}).
event-tiles-taken-unseen = { $who } toma { $count ->
    [one] { $count } loseta
   *[other] { $count } losetas
}.
event-tiles-taken = { $who } toma: { $tiles }.
event-tiles-lost = { $who } pierde { $count ->
    [one] { $count } loseta
   *[other] { $count } losetas
}: la reserva está vacía.
event-round-began = Empieza la ronda { $number }. Jugador inicial: { $who }.
event-cards-received = Cartas en mano ({ $who }): { $cards }.
event-deck-rebuilt = Se forma un nuevo mazo (cartas nuevas: { $joined }; descartadas: { $set_aside }).
event-cards-discarded = Se descartan las cartas no usadas: { $cards }.
event-supply-exhausted = { $times ->
    [1] La reserva de losetas se agota por primera vez.
   *[other] La reserva de losetas se agota por segunda vez.
}
event-tiles-returned = { $who } devuelve: { $tiles }.
event-end-triggered = { $cause ->
    [tiles] No quedan losetas
    [resources] Todos los recursos de { $who } están en la ciudad
    [hal] A { $who } le faltan recursos
   *[rounds] Doscientas rondas son suficientes
}: esta es la última ronda.
event-game-ended = La partida ha terminado.
event-game-ended-solo = La partida ha terminado. { $who }: { $own }, Hal: { $hal }.
event-hal-drew = Hal revela la { $card }.
event-hal-discarded = Hal descarta la { $card }.
event-hal-took-tile = Hal roba la { $tile }.
part-cell = ({ $x }, { $y })
place-beside = { $direction ->
    [up] encima de la { $building }
    [right] a la derecha de la { $building }
    [down] debajo de la { $building }
   *[left] a la izquierda de la { $building }
}
part-marker = { $letter }
part-letter = carta { $letter }
part-card = { $colour ->
    [red] carta roja { $number }
    [blue] carta azul { $number }
   *[yellow] carta amarilla { $number }
}
part-tile = { $colour ->
    [red] loseta roja { $number }
    [blue] loseta azul { $number }
   *[yellow] loseta amarilla { $number }
}
part-character = { $colour ->
    [red] bio-técnico
    [blue] bio-ingeniero
   *[yellow] bio-urbanista
} ({ $trigger ->
    [exploit] Explotar
    [urbanize] Urbanizar
   *[construct] Construir
})
part-start = { power-items }
power-letter = designa un marcador de urbanización
power-bonus = { $trigger ->
    [exploit] Explotar
    [urbanize] Urbanizar
   *[construct] Construir
}:{ $resources ->
    [0] {""}
    [one] {" "}+{ $resources } recurso
   *[other] {" "}+{ $resources } recursos
}{ $tiles ->
    [0] {""}
    [one] {" "}+{ $tiles } loseta
   *[other] {" "}+{ $tiles } losetas
}{ $points ->
    [0] {""}
    [one] {" "}+{ $points } punto
   *[other] {" "}+{ $points } puntos
}
power-items = { $resources ->
    [0] {""}
    [one] +{ $resources } recurso
   *[other] +{ $resources } recursos
}{ $tiles ->
    [0] {""}
   *[other] { $resources ->
        [0] {""}
       *[other] {" "}
    }
}{ $tiles ->
    [0] {""}
    [one] +{ $tiles } loseta
   *[other] +{ $tiles } losetas
}{ $points ->
    [0] {""}
    [one] { $resources ->
        [0] { $tiles ->
            [0] {""}
           *[other] {" "}
        }
       *[other] {" "}
    }+{ $points } punto
   *[other] { $resources ->
        [0] { $tiles ->
            [0] {""}
           *[other] {" "}
        }
       *[other] {" "}
    }+{ $points } puntos
}
power-resources = 1 punto por cada recurso propio en edificios { $colour ->
    [red] rojos
    [blue] azules
   *[yellow] amarillos
}
power-low = 1 punto por cada edificio propio de 1 o 2 niveles
power-high = 3 puntos por cada edificio propio de 3 niveles o más
power-trigger-cards = 2 puntos por cada carta propia con bonificación por { $trigger ->
    [exploit] Explotar
    [urbanize] Urbanizar
   *[construct] Construir
}
power-colour-cards = 2 puntos por cada carta { $colour ->
    [red] roja
    [blue] azul
   *[yellow] amarilla
} propia
power-nine = 9 puntos
score-points = Puntos de éxito
rows-score-tokens = Marcadores de nueva mano
score-tokens = Marcadores de nueva mano ({ $count })
rows-score-card = Bonificaciones de final de partida
score-card = { $card }: { $power }
rows-score-district = Distritos
score-district = Distrito { $colour ->
    [red] rojo
    [blue] azul
   *[yellow] amarillo
}: { $own } de { $all } recursos, { $rivals ->
    [0] sin rivales
   *[other] puesto { $place }
}{ $lead ->
    [0] {" (empate resuelto por altura y luego número)"}
   *[other] {""}
}
score-free-district = Distrito { $colour ->
    [red] rojo
    [blue] azul
   *[yellow] amarillo
} sin recursos
score-hal = Hal — { $line }
draw-heading = { $round ->
    [0] Draft
   *[other] Ronda { $round }
} · losetas en la reserva: { $supply } · mazo: { $deck }
draw-last-round = ¡Última ronda!
draw-first = (jugador inicial)
draw-side = recursos { $resources } (+{ $pool } en la reserva) · losetas { $tiles } · puntos { $points } · marcadores de nueva mano { $tokens }
draw-side-solo = recursos { $resources } (+{ $pool } en la reserva) · losetas { $tiles } · puntos { $points }
draw-side-hal = recursos { $pool } · puntos { $points }
draw-sealed = [elección: carta]
draw-sealed-tile = [elección: carta + loseta]
draw-group = { $trigger ->
    [exploit] Explotar:
    [urbanize] Urbanizar:
    [construct] Construir:
   *[end] Al final:
}
draw-packet = Cartas para elegir:
draw-hand = Tu mano:
draw-tiles = Tus losetas:
draw-discard = Pila de descarte:
draw-passed = Has pasado:
draw-kept = Cartas guardadas:
event-tiles-returned-none = { $who } no devuelve losetas.
