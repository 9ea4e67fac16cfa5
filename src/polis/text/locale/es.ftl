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
selected = Seleccionado: { $items }. Escribe más para añadir o quitar, o «done»: { $done }.
several-fit = Coinciden { $count } opciones:
curtain = Pasa el dispositivo a { $player }, que debe pulsar Intro:
curtain-undo = Pasa el dispositivo a { $player }, que debe pulsar Intro ({ $previous } aún puede deshacer con u):
log-takeback = { $player } deshace su última jugada.
left = Has salido de la partida.
input-ended = La entrada terminó antes que la partida.
stopped = Interrumpido.
bot-failed = { $player } falló y respondió otro bot: { $reason }
seed = La semilla de esta partida era { $seed }.
help =
    Escribe el número de una opción, parte de su texto o el nombre de un componente en mayúsculas.
    Las minúsculas son órdenes:
      u  deshacer tu última jugada, mientras sea justo
      r  repetir la jugada deshecha
      l  todo lo que ha pasado hasta ahora
      t  mostrar otra vez la mesa y la pregunta
      s  las puntuaciones si la partida terminara ahora
      h  esta ayuda
      q  salir; puedes continuar más tarde

## Puntuación

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

## Simulaciones

simulating = Jugando
simulated =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } en { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s: { NUMBER($speed, minimumFractionDigits: 1, maximumFractionDigits: 1) } por segundo
simulated-steps = Jugadas por partida: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } de media, de { $low } a { $high }
simulated-shared = Victorias compartidas: { $count }
failed =
    { $bot } { $kind ->
        [crashed] falló
        [illegal] dio una respuesta ilegal
       *[late] llegó tarde
    } y perdió { $count ->
        [one] una partida
       *[other] { $count } partidas
    }: { $reason }
train-resumed = Continúa tras la etapa { $stage } de { $stages }.
train-stage = Etapa { $stage } de { $stages }: { $matches } partidas jugadas, gana el { $wins } % contra greedy, quedan unos { $minutes } min
train-done = Listo. Los pesos están en { $folder }.
contest-played = Jugadas { $done } de { $total } partidas.
contest-kept = Las partidas, las cifras y el gráfico están en { $folder }.
contest-stopped = Detenido. Repite la orden con --resume para continuar.
duel-verdict =
    { $verdict ->
        [better] { $first } es más fuerte que { $second }.
        [worse] { $second } es más fuerte que { $first }.
        [equal] { $first } y { $second } son igual de fuertes, con un margen de { $margin } %.
       *[open] Sin decidir tras { $matches } partidas.
    } Prueba secuencial: margen { $margin } %, error { $error } %.
column-bot = Bot
column-matches = N
column-points = Puntos
column-lead = Ventaja
column-rating = Nivel
column-cpu = ms
column-seat = Asiento
column-mean = Media
column-sd = Desv.
column-low = Mín.
column-high = Máx.
column-wins = Victorias

## Correos

mail-your-turn = Te toca jugar: { $title }
mail-invited = Tienes una invitación: { $title }
mail-turn = { $count ->
        [one] Te toca jugar en una mesa
       *[other] Te toca jugar en { $count } mesas
    }
mail-invitation = Tienes una invitación a una mesa
mail-confirm = Confirma tu dirección de correo
mail-confirm-text = Esta dirección se introdujo en un servidor de juegos de mesa. Para recibir avisos aquí, abre este enlace antes de una semana. Si no los has pedido, no hagas nada.
mail-end = Para no recibir más cartas de este servidor:

## Rechazos

misused = { $reason } Prueba: polis --help
file-trouble = No se puede usar este archivo: { $reason }
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

## Órdenes que no se pueden entender así

misuse-game = No hay ningún juego { $game }. Instalados: { $known }
misuse-option-form = Una opción se escribe nombre=valor, no { $text }.
misuse-option = No hay opción { $option }. Hay: { $known }
misuse-option-value = La opción { $option } no puede ser { $value }. Puede ser: { $known }
misuse-solo = { $game } no se puede jugar en solitario.
misuse-seats = { $players } jugadores no pueden ocupar { $seats } asientos.
misuse-settled = { $file } ya contiene una partida; sus asientos y opciones están decididos.
misuse-seats-again = Un bot de { $file } es una clase propia. Escribe de nuevo los asientos para cargarlo: --seats { $seats }
misuse-other-game = { $file } contiene una partida de { $game }, no de { $asked }.
misuse-negative = { $option } no puede ser negativo.
misuse-span = { $option } debe ser un número de 0 a { $most }.
misuse-no-games = Hay que jugar al menos una partida.
misuse-no-balance = { $game } no tiene nada cuyo equilibrio se pueda medir.
misuse-no-numpy = El entrenamiento necesita numpy: pip install numpy
misuse-no-course = No hay nada que entrenar para { $game } con estos jugadores.
misuse-no-folder = No existe la carpeta { $folder }.
misuse-no-arena = Los torneos necesitan dos bibliotecas: pip install openskill pillow
misuse-seats-option = Indica el número de jugadores con --seats, no como opción.
misuse-between = { $option } debe estar entre 0 y 1 (--error: 0.5).
misuse-position = Una posición no necesita semilla ni opciones.
misuse-seat = No hay asiento { $seat }. Hay asientos del 1 al { $last }.
misuse-step = No hay paso { $step }. Hay pasos del 0 al { $last }.

## El servidor

serve-address = polis está en { $address } (Ctrl-C lo termina).
serve-already = polis ya está en marcha en { $address }.
backup-done = { $rows } filas escritas en { $file }.
restore-done = { $rows } filas restauradas de { $file }.
import-done = Mesa { $table }. Para ser su dueño, abre en tu dispositivo: /#/device/{ $token }
reports-none = Nadie ha denunciado nada.
silence-done = { $name } no podrá escribir en ningún chat durante { $hours ->
        [one] { $hours } hora
       *[other] { $hours } horas
    }.
silence-over = { $name } puede volver a escribir en los chats.
admin-opened = Abre esta dirección en menos de { $hours ->
        [one] { $hours } hora
       *[other] { $hours } horas
    }; solo funciona una vez: { $link }
admin-closed = Todas las páginas del operador están bloqueadas.
admin-done = Hecho.
ban-done = { $name } tiene prohibida la entrada durante { $hours ->
        [one] { $hours } hora
       *[other] { $hours } horas
    }.
ban-over = { $name } ya puede entrar de nuevo.
misuse-number = { $text } no es un número.
misuse-server = polis no está instalado por completo: falta { $module }. Instálalo de nuevo con todos sus paquetes.
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
