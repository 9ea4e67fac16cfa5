# Lo que dice el programa; lo que dice cada juego está en su propio catálogo.

list-comma = {", "}
list-semicolon = {"; "}

## Jugadores

player-human = Jugador { $number }
player-bot = { $bot } { $number }

## Una partida en la terminal

welcome = Escribe h para ver la ayuda, q para salir.
resume = Para continuar: { $command }
not-kept = Esta partida no se guarda en ningún archivo: { $reason }
which-game = ¿Qué juego?
prompt = Tu elección, { $count ->
        [1] 1
       *[other] 1-{ $count }
    } (h: ayuda):
none-fits = Nada de la lista coincide. Escribe su número, o h para ver la ayuda.
several-fit = Coinciden { $count } opciones:
curtain = Pasa el dispositivo a { $player }, que debe pulsar Intro:
curtain-undo = Pasa el dispositivo a { $player }, que debe pulsar Intro ({ $previous } aún puede deshacer con u):
log-takeback = { $player } deshace su última jugada.
left = Has salido de la partida.
input-ended = La entrada terminó antes que la partida.
stopped = Interrumpido.
seed = La semilla de esta partida era { $seed }.
help =
    Escribe el número de una opción, parte de su texto o el nombre de un componente en mayúsculas.
    Las minúsculas son órdenes:
      u  deshacer tu última jugada, mientras sea justo
      r  repetir la jugada deshecha
      l  todo lo que ha pasado hasta ahora
      t  mostrar otra vez la mesa y la pregunta
      s  tu puntuación si la partida terminara ahora
      h  esta ayuda
      q  salir; puedes continuar más tarde

## Puntuación

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

## Simulaciones

simulating = Jugando
simulated =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } en { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s: { NUMBER($speed, minimumFractionDigits: 1, maximumFractionDigits: 1) } por segundo
simulated-steps = Jugadas por partida: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } de media, de { $low } a { $high }
simulated-shared = Victorias compartidas: { $count }
column-seat = Asiento
column-mean = Media
column-sd = Desv.
column-low = Mín.
column-high = Máx.
column-wins = Victorias

## Correos

mail-your-turn = Te toca jugar: { $title }
mail-invited = Tienes una invitación: { $title }

## Rechazos

misused = { $reason } Prueba: polis --help
file-trouble = No se puede usar este archivo: { $reason }
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

## Órdenes que no se pueden entender así

misuse-game = No hay ningún juego { $game }. Instalados: { $known }
misuse-option-form = Una opción se escribe nombre=valor, no { $text }.
misuse-option = No hay opción { $option }. Hay: { $known }
misuse-option-value = La opción { $option } no puede ser { $value }. Puede ser: { $known }
misuse-solo = { $game } no se puede jugar en solitario.
misuse-expert = { $game } no tiene nivel experto.
misuse-expert-alone = --expert va con --solo.
misuse-seats = { $players } jugadores no pueden ocupar { $seats } asientos.
misuse-settled = { $file } ya contiene una partida; sus asientos y opciones están decididos.
misuse-other-game = { $file } contiene una partida de { $game }, no de { $asked }.
misuse-negative = { $option } no puede ser negativo.
misuse-span = { $option } debe ser un número de 0 a { $most }.
misuse-no-games = Hay que jugar al menos una partida.
misuse-no-balance = { $game } no tiene nada cuyo equilibrio se pueda medir.
misuse-no-folder = No existe la carpeta { $folder }.
misuse-position = Una posición no necesita semilla ni opciones.
misuse-seat = No hay asiento { $seat }. Hay asientos del 1 al { $last }.
misuse-step = No hay paso { $step }. Hay pasos del 0 al { $last }.

## El servidor

serve-address = polis está en { $address } (Ctrl-C lo termina).
backup-done = { $rows } filas escritas en { $file }.
restore-done = { $rows } filas restauradas de { $file }.
import-done = Mesa { $table }. Para ser su dueño, abre en tu dispositivo: /#/device/{ $token }
reports-none = Nadie ha denunciado nada.
silence-done = { $name } no podrá escribir en ningún chat durante { $hours ->
        [one] { $hours } hora
       *[other] { $hours } horas
    }.
silence-over = { $name } puede volver a escribir en los chats.
misuse-server = El servidor no está instalado: falta { $module }. Instala polis con su servidor, por ejemplo con `pip install "polis[server]"`.
error-another-process = Otro proceso ya usa este archivo de base de datos: detenlo primero; para varios procesos usa PostgreSQL: { $path }
error-needs-postgres = Varios procesos necesitan PostgreSQL: { $reason }
error-bad-setting = Ese ajuste no es posible: { $reason }
error-no-address = polis no puede escuchar en { $address }: { $why }
error-no-database = No se puede usar la base de datos { $address }: { $why }
error-newer-schema = La base de datos es de una versión más nueva de polis: { $reason }
error-bad-backup = Esta copia de seguridad no sirve: { $reason }
