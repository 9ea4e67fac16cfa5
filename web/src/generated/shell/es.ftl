list-comma = {", "}
score-title = Puntuación final
score-so-far = Tu puntuación si la partida terminara ahora
score-total = Total
winners =
    { $count ->
        [1] ¡Gana { $players }!
       *[other] ¡Victoria compartida: { $players }!
    }
alone-won = ¡Has ganado!
alone-drawn = Empate.
alone-lost = Has perdido.
error-error = { $reason }
error-unknown-game = No existe ese juego: { $reason }
error-unknown-bot = No hay ningún jugador { $bot }. Hay: { $known }
error-unknown-language = No hay idioma { $tag }. Hay: { $known }
error-bad-config = No se puede jugar así: { $reason }
error-bad-notation = Eso no es una posición: { $reason }
error-damaged-journal = No se puede leer el registro de la partida: { $reason }
error-rules-differ = Esta partida se jugó con otra versión de las reglas: { $reason }
error-refused = Ahora no es posible: { $reason }
error-game-over = La partida ha terminado.
error-not-waiting-for-you = No te toca decidir.
error-stale-decision = Esa pregunta ya no está abierta.
error-illegal-action = Las reglas no lo permiten.
error-takeback-barred = Ya no hay nada que puedas deshacer o repetir: desde entonces ha intervenido el azar, se ha revelado algo o ha actuado otro jugador.
error-another-process = Otro proceso ya usa este archivo de base de datos: detenlo primero; para varios procesos usa PostgreSQL: { $path }
error-needs-postgres = Varios procesos necesitan PostgreSQL: { $reason }
error-bad-setting = Ese ajuste no es posible: { $reason }
error-no-address = polis no puede escuchar en { $address }: { $why }
error-no-database = No se puede usar la base de datos { $address }: { $why }
error-newer-schema = La base de datos es de una versión más nueva de polis: { $reason }
error-bad-backup = Esta copia de seguridad no sirve: { $reason }
