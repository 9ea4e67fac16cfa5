list-comma = {", "}
score-title = Puntuación final
score-so-far = Las puntuaciones si la partida terminara ahora
score-total = Total
winners =
    { $count ->
        [1] ¡Gana { $players }!
       *[other] ¡Victoria compartida: { $players }!
    }
alone-won = ¡Has ganado!
alone-drawn = Empate.
alone-lost = Has perdido.
you-came = { $place ->
    [2] Has quedado en segundo puesto.
    [3] Has quedado en tercer puesto.
    [4] Has quedado en cuarto puesto.
   *[other] Has quedado en quinto puesto.
}
you-share = ¡Compartes la victoria con { $players }!
error-damaged-weights = Los pesos entrenados de este bot están dañados; vuelva a instalar polis.
error-error = { $reason }
error-unknown-game = No existe ese juego: { $reason }
error-unknown-bot = No hay ningún jugador { $bot }. Hay: { $known }
error-bad-bot = No se puede cargar el bot { $bot }: { $reason }
error-other-contest = Resultados en { $file }: { $reason }. Continúa el mismo torneo con --resume o elige otra carpeta con --folder.
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
error-one-process = polis serve ejecuta un solo proceso. Para varios, inícielo en varios puertos con un mismo PostgreSQL, detrás de un balanceador: véanse deploy/ y docs/operate.md
error-bad-setting = Ese ajuste no es posible: { $reason }
error-no-address = polis no puede escuchar en { $address }: { $why }
error-port-taken = { $address } está en uso por otro programa. Ciérralo o elige otro puerto con --port.
error-no-client = Este polis no tiene cliente web. En el código fuente lo construye `make static`; si no, instala un wheel de `make wheel`.
error-no-database = No se puede usar la base de datos { $address }: { $why }
error-no-database-file = No se puede escribir la base de datos { $address }: { $why }. Indica otro archivo con --database sqlite:///ARCHIVO.
error-newer-schema = La base de datos es de una versión más nueva de polis: { $reason }
error-bad-backup = Esta copia de seguridad no sirve: { $reason }
