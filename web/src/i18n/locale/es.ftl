home = Inicio
home-title = Construid juntos una ciudad
home-lead = Juegos de mesa sobre ciudades que crecen: con amigos, contra bots o en solitario. Sin registrarse ni instalar nada.
games = Juegos
play-now = Jugar ya
play-now-hint = contra bots, al momento
play-friends = Con amigos
find-opponents = Buscar rivales
play-solo = Solitario
play-here = Un dispositivo
play-custom = Personalizar
learn = Aprender
learn-lead = Las reglas con nuestras palabras y lo que hace cada componente.
my-tables = Mis mesas
public-tables = Mesas con sitio libre
finished-tables = Terminadas
statistics = Mis resultados
played-matches = Partidas
won-matches = Ganadas
mean-points = Ø puntos
best-points = Mejor
rating = Valoración
leaders = Clasificación
leaders-lead = Quién juega mejor, según las partidas entre personas en mesas públicas. No cuentan los bots, las mesas privadas ni las partidas en un solo dispositivo.
leaders-empty = Nadie ha jugado todavía bastantes partidas públicas. Con { $least } se entra en esta lista.
leader-place = Puesto
standing = Tu puesto: { $place }. Tu valoración: { $rating }.
standing-early = { $missing ->
    [one] Tu valoración: { $rating }. Con una partida pública más entras en la lista.
   *[other] Tu valoración: { $rating }. Con { $missing } partidas públicas más entras en la lista.
}
no-public-tables = Ninguna por ahora. Abre una y envía el enlace a alguien.
player-count = { $least ->
    [1] 1–{ $most } jugadores
   *[other] { $least }–{ $most } jugadores
}
minutes = { $least }–{ $most } min
try-again = Reintentar
loading = Un momento…
just-now = ahora mismo
reconnecting = Reconectando…
page-unknown = Esa página no existe
page-unavailable = Esta página no se puede mostrar ahora
skip-to-content = Ir al contenido
main-menu = Menú principal
announcements = Lo que pasa
next-table = { $count ->
    [one] Tu turno: { $game }
   *[other] Tu turno en { $count } mesas
}

you = Tú
you-colon = Tú:
name-colon = { $name }:
guest = Invitado
your-name = Tu nombre
save = Guardar
saved = Guardado.
close = Cerrar
cancel = Cancelar
back = Volver
bot = Bot
bot-name-0 = Iris
bot-name-1 = Otto
bot-name-2 = Mila
bot-name-3 = Hugo
bot-name-4 = Vera
level-random-1 = Principiante
level-random-1-about = Hace cualquier jugada permitida, sin plan. Ideal para una primera partida.
level-greedy-1 = Constructor
level-greedy-1-about = Planea la ronda, pero pasa por alto muchas jugadas.
level-greedy-2 = Arquitecto
level-greedy-2-about = Compara todas las jugadas y encuentra casi todas las buenas.
level-rival-1 = Principiante
level-rival-1-about = Ve cerca de la mitad de lo posible y elige lo que le gusta. Ideal para una primera partida.
level-rival-2 = Constructor
level-rival-2-about = Sabe lo que cada jugada da al momento, pero no mira adelante.
level-rival-3 = Arquitecto
level-rival-3-about = Mira una ronda adelante y a veces elige el segundo mejor plan.
level-rival-4 = Experto
level-rival-4-about = Sopesa cada plan y tus respuestas. Rara vez falla.
level-rival-5 = Maestro
level-rival-5-about = El más fuerte: piensa más que nadie y no regala nada.
level-adaptive = Adaptable
level-adaptive-about = Tan fuerte como tú: antes de cada partida elige su nivel según tus resultados.
rivals = Rivales
learn-first = ¿Primera vez? Empieza con una lección: diez minutos y a jugar.
bot-level = { $bot }, nivel { $level }
present = aquí
away = ausente
seat-open = sitio libre
seat-number = Jugador { $number }
former-player = antiguo jugador
seat-friend = Un amigo (por enlace)
seat-here = En este dispositivo
name-of-seat = Nombre del jugador { $number }
seats = Quién juega

create-friends = { $game } con amigos
create-here = { $game } en un dispositivo
create-custom = { $game }: mesa nueva
create-and-invite = Crear e invitar
start = Empezar
more-options = Más opciones
option-seats = Jugadores
option-first = Jugador inicial
value-random = Al azar
value-yes = Sí
value-no = No
value-0 = Jugador 1
value-1 = Jugador 2
value-2 = Jugador 3
value-3 = Jugador 4
value-4 = Jugador 5
visibility = Quién puede unirse
visibility-private = Solo con enlace
visibility-public = Todo el mundo
clock = Reloj
clock-none = Sin reloj
clock-fast = Rápido: 5 minutos más 10 s por turno
clock-calm = Tranquilo: 15 minutos más 30 s por turno
clock-day = Un día por turno
clock-days = Tres días por turno

your-turn = Tu turno
time-left = Quedan { $time }
waiting-for = Esperando a { $names }
open-seats = { $count ->
    [one] { $count } sitio libre
   *[other] { $count } sitios libres
}
your-place = { $place ->
    [1] Victoria
   *[other] { $place }.º puesto
}
phase-finished = Terminada
phase-abandoned = Abandonada
phase-open = Abierta
phase-running = En juego
waiting-for-players = { $count ->
    [one] Falta un jugador.
   *[other] Faltan { $count } jugadores.
}
ready-to-start = Ya estáis todos.
host-starts = Ya estáis todos. { $player } empieza la partida.
seats-away = No quedan sitios libres. Ausentes: { $names }.
starts-when-all-here = La partida empieza cuando estéis todos. Ausentes: { $names }.
sit-down = Sentarse
leave-table = Dejar la mesa
leave-running = ¿Dejar esta partida? Un bot seguirá por ti; puedes volver cuando quieras. Si la partida cuenta para la valoración, dejarla es una derrota.
end-match = Terminar la partida
end-match-sure = ¿Terminar esta partida para todos? No tendrá resultado, pero se podrá seguir mirando.
outdated = Las reglas han cambiado desde entonces. Esta partida se puede mirar, pero no continuar.
invite-title = Invita a tus amigos
invite-lead = Quien abra este enlace podrá ocupar un sitio libre.
link-as-picture = La invitación como código QR
link-as-picture-hint = ¿En el mismo lugar? Apunta con la cámara de un móvil a este código.
copy-link = Copiar el enlace
make-link = Crear un enlace
renew-link = Crear un enlace nuevo; el anterior dejará de funcionar
link-renewed = Enlace nuevo. El anterior ya no funciona.
send-away = Quitar a { $player }
send-away-asks = { $player } perderá su sitio y el enlace de invitación cambiará. Solo podrá volver con un enlace nuevo.
sent-away = { $player } ya no está en la mesa. Hay un enlace de invitación nuevo.
seat-lost = Ya no tienes sitio en esta mesa.
copy-this-link = Copia este enlace:
link-copied = Enlace copiado.
join = Unirse
join-title = Te han invitado
invited-by = { $player } te invita a jugar a { $game }.
invited-to = Te invitan a jugar a { $game }.
all-seats-taken = Todos los sitios están ocupados.
all-have-left = Ya no queda nadie en esta mesa.
watch-only = Solo mirar
how-to-play = ¿Cómo se juega?
device-title = Seguir en este dispositivo
device-lead = Este dispositivo será el mismo jugador que el que creó el enlace.
device-now = En este dispositivo eres ahora { $player }. Si no usas ese jugador en ningún otro dispositivo, no podrás volver a sus mesas ni a sus resultados.
device-claim = Seguir aquí
table-unavailable = Esta mesa no se puede mostrar
table-menu = Menú de la mesa
created-at = Desde { $when }
watchers = { $count ->
    [0] nadie mira
    [one] { $count } persona mira
   *[other] { $count } personas miran
}
link-for-watchers = Enlace para espectadores
reference = Referencia
rules = Reglas
first-game = Primera partida
rewind-label = Deshacer más
rewind-hint = Se deshace todo desde este paso si todos están de acuerdo.
ask-others = Preguntar a los demás
replace-by-bot = Que un bot juegue por { $player }
void-match = Que no cuente para la valoración
void-hint = Un jugador se ha ido. Si todos los que quedan están de acuerdo, esta partida no cambia la valoración de nadie.
replaced-by = juega { $bot }

board = Tablero
beside-board = Opciones, registro y chat
open-sidebar = Mostrar registro y chat
close-sidebar = Ocultar registro y chat
choices = Opciones
tap-or-list = { $count ->
    [one] Una opción: toca el tablero o abre la lista.
   *[other] { $count } opciones: toca el tablero o abre la lista.
}
more-below = Aquí están el registro, el chat y los jugadores.
choices-and-log = Opciones, registro, chat, jugadores
filter-choices = Buscar entre las opciones
show-all = Mostrar las { $count }
log = Registro
chat = Chat
players = Jugadores
watching = Estás mirando
skip = Saltar
unfold-question = Mostrar la pregunta entera
fold-question = Acortar la pregunta
why-over = La partida ha terminado.
why-watching = Estás mirando.
why-not-your-turn = Ahora no: antes elige { $names }.
why-not-together = No combina con lo que has elegido: { $chosen }. «Cancelar» empieza de nuevo.
why-not-asked = Ahora no. La pregunta es: { $question } Lo que puedes elegir tiene el borde iluminado.
sending = Enviando…
confirm = Confirmar
choice-waits = { $choice }: elígelo otra vez para confirmar.
take-back = Deshacer
redo = Rehacer
taken-back = deshecho
log-undid = { $count ->
    [one] Se deshace un paso.
   *[other] Se deshacen { $count } pasos.
}
match-begins = Empieza la partida.
the-table = La mesa
log-hidden = Una elección oculta.
since-last-turn = Solo desde mi último turno
while-away = Mientras no estabas
earlier = Anteriores
show-step = Mostrar el paso { $number }
nothing-yet = Aún no ha pasado nada.
no-chat = Nadie ha dicho nada todavía.
said-by = { $name }: { $text }
say-something = Di algo
reactions = Respuestas rápidas
reaction-good = ¡Buena jugada!
reaction-bravo = ¡Bien jugado!
reaction-laugh = ¡Ja, ja!
reaction-surprise = ¡Oh!
reaction-wait = Un momento, por favor
reaction-thanks = Gracias por la partida
send = Enviar
mute = Silenciar a { $name }
unheard = Has silenciado a { $name }.
hear-again = Dejar de silenciar
report = Denunciar este mensaje de { $name }
report-asks = ¿Mostrar «{ $text }» a quien administra el servidor?
reported = Denunciado. Quien administra el servidor ya puede leer el mensaje.
notes = Notas
notes-hint = Lo que escribas aquí solo lo ves tú.
is-choosing = está eligiendo
look-as = Pasar el dispositivo a { $name }
curtain = Pasa el dispositivo a { $player }
curtain-lead = Ahora no se ven las cartas de nadie.
curtain-ready = Soy { $player }
curtain-take-back = { $player } deshace su elección
curtain-aside = Ver antes la mesa
hide-hand = Ocultar mis cartas
drawing-failed = No se pudo dibujar la mesa; aquí está en palabras.
proposal-rewind = { $player } pide deshacer todo desde el paso { $number }.
proposal-replace = { $player } pide que un bot juegue por { $target }.
proposal-void = { $player } pide que esta partida no cuente para la valoración.
proposal-waits = Falta que respondan: { $names }
proposal-agreed = Todos están de acuerdo.
proposal-off = La propuesta no se ha aceptado; nada cambia.
agree = De acuerdo
disagree = No
withdraw = Retirar
you-are-replaced = Un bot juega por ti.
take-seat-back = Recuperar mi sitio

place = { $place }.º
alone-score = { $own } frente a { $best } ({ $other }).
points-against = { $what }: { $own } frente a { $best }
you-compared = En comparación con { $other }: { $lines }.
compared = { $player } en comparación con { $other }: { $lines }.
won-by = { $first }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}. Segundo puesto: { $players }, { $second }.
tie-broken = Empate a { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}. Desempate por { $what }: { $won } a { $lost }.
tie-breaker = Desempate: { $what }
tie-shared = Empate a { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} que nada rompe: victoria compartida.
export = Descargar
replay = Repetición
end-picture = Imagen
replay-of = Repetición: { $title }
rematch = Revancha
join-rematch = A la revancha
rematch-open = La revancha está abierta: un toque y estás dentro.
same-deal = Mismo reparto
play-on = Seguir desde aquí
link-to-step = Enlace a este paso
whose-eyes = Desde el punto de vista de
eyes-of = Como lo vio { $player }
eyes-of-guests = Como lo vio el público
eyes-open = Todo, con todos los secretos
refresh-replay = Cargar pasos nuevos
back-to-table = Volver a la mesa
timeline = Línea de tiempo
points-graph = Puntos si la partida acabara en cada paso
step = Paso
step-of = Paso { $number } de { $last }
first-step = Primer paso
previous-step = Paso anterior
next-step = Paso siguiente
last-step = Último paso
play = Reproducir
pause = Pausa

settings = Ajustes
language = Idioma
theme = Aspecto
theme-auto = Como el sistema
theme-light = Claro
theme-dark = Oscuro
theme-contrast = Alto contraste
animations = Animación
speed-off = Ninguna
speed-fast = Rápida
speed-normal = Normal
speed-slow = Lenta
text-size = Tamaño del texto
sounds = Sonidos
confirm-turn = Confirmar cada elección
confirm-turn-hint = El primer toque solo propone; «Confirmar» decide.
browser-notices = Avisarme cuando sea mi turno, aunque la página esté oculta
push-notices = Avisarme en este dispositivo cuando me toque, aunque polis esté cerrado
push-failed = Este navegador no puede recibir avisos con polis cerrado. Una página abierta sí los muestra.
notices-denied = El navegador no permite avisos de esta página.
other-device = Seguir en otro dispositivo
other-device-hint = El enlace sirve una vez, durante 15 minutos.
account = Dispositivos y datos
device-unknown = Dispositivo desconocido
device-here = este dispositivo
device-seen = última visita: { $when }
log-out = Cerrar sesión
log-out-of = Cerrar sesión en { $device }
log-out-asks = Ese dispositivo ya no podrá jugar en tu nombre. Tus otros dispositivos recibirán avisos de nuevo tras su próxima visita.
log-out-here-asks = Sin otro dispositivo ni una llave de acceso tuyos no podrás volver a tus mesas ni a tus resultados.
my-data = Descargar mis datos
delete-me = Eliminarme
delete-me-asks = Tu nombre, tus estadísticas, tus notas y tu chat se borran para siempre. Abandonas tus partidas en curso; las antiguas muestran un antiguo jugador.
account-none = Aquí aún no te conocemos: con tu primera mesa serás un jugador.
passkeys = Llaves de acceso
passkeys-hint = Tu teléfono, tu ordenador o tu gestor de contraseñas guarda la llave. Con ella vuelves aunque pierdas tus dispositivos.
passkey-seen = último uso: { $when }
add-passkey = Añadir una llave de acceso
log-in-passkey = Entrar con una llave de acceso
remove = Quitar

keys = Teclas
key-choose = elegir la opción con ese número
key-space = Espacio
key-tab = ir a lo siguiente que se puede elegir
key-confirm = elegir o confirmar
key-cancel = borrar la selección
key-undo = deshacer
key-redo = rehacer
key-skip = saltar la animación; reproducir una repetición
key-tabs = opciones, registro, chat
key-steps = paso atrás y adelante en una repetición; moverse por listas
key-ends = primer y último paso
key-zoom = ampliar el tablero, ajustarlo
key-help = esta lista

contents = Contenido
search-rules = Buscar en las reglas
no-rules = Aún no hay reglas escritas de este juego.
nothing-found = No se ha encontrado nada.

notice-your-turn = Tu turno: { $game }
notice-over = La partida ha terminado: { $game }
notice-invited = Te han invitado: { $game }
notice-proposal = Un jugador pide tu consentimiento: { $game }
notice-rematch = Hay una revancha: { $game }

error-unreachable = Ahora mismo no se puede conectar con el servidor. Prueba de nuevo en un momento.
error-bad-message = El servidor no lo ha entendido. Recarga la página.
error-too-large = Es demasiado grande.
error-wrong-protocol = Esta página es más antigua que el servidor. Recárgala.
error-bad-origin = El servidor no acepta peticiones desde esta dirección.
error-no-identity = El servidor aún no te conoce. Guarda un nombre en la página de inicio.
error-not-your-seat = Ese no es tu sitio.
error-not-host = Solo quien creó la mesa puede hacerlo.
error-bad-link = Este enlace no funciona o ya no es válido.
error-bad-passkey = Esta llave de acceso no funciona aquí. Quizá se haya quitado.
error-sent-away = Quien creó la mesa te ha quitado de ella. Solo podrás volver a sentarte con una nueva invitación.
error-banned = El operador de este servidor te ha prohibido la entrada durante { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    } más.
error-locked = La página está bloqueada.
error-silenced = No puedes escribir en el chat durante { $minutes ->
        [one] { $minutes } minuto más
       *[other] { $minutes } minutos más
    }.
error-no-table = No existe esa mesa, o es privada y no tienes invitación.
error-no-such = Esto no existe o ya no está.
error-seat-taken = Este sitio ya está ocupado.
error-not-open = La partida ya ha empezado.
error-not-running = La partida no está en curso.
error-not-finished = La partida aún no ha terminado.
error-seats-open = Aún hay sitios libres.
error-proposal-open = Aún hay otra pregunta abierta para todos.
error-no-proposal = Esta propuesta ya está cerrada.
error-not-replaced = Ahora ningún bot juega por ti.
error-too-many = Demasiado de una vez. Espera un momento.
error-unavailable = El servidor no puede guardar nada ahora. Prueba de nuevo en un momento.
error-unknown = No ha funcionado ({ $code }).

# The guided first game.
lesson-title = Tu primera partida
lesson-about = Juegas rondas reales de una partida real en la propia mesa: { $all } pasos breves que explican por qué una jugada es buena. Unos diez minutos.
lesson-start = Empezar
lesson-go-on = Continuar
lesson-close = Cerrar la lección
lesson-progress = Paso { $at } de { $all }
lesson-next = Siguiente
lesson-skip = Saltar
lesson-show = Muéstramelo
lesson-again = Otra vez
lesson-other = Es válido, pero hay algo mejor.
lesson-you = Ana (tú)
lesson-opponent = Bruno
lesson-back = Atrás
lesson-beginner = Jugar contra un principiante

# Partidas en este dispositivo, sin servidor
update = Actualizar
update-hint = Hay una versión nueva de polis. Tus partidas continúan.
server-away = No se puede contactar con el servidor. Puedes jugar en este dispositivo.
on-device = Jugar en este dispositivo
on-device-hint = Sin el servidor. Nada sale de este dispositivo.
engine-starts = El motor del juego se está iniciando …
engine-loads = Cargando el motor del juego, una sola vez: { $have } de { $need } MB{ $seconds ->
    [0] { "" }
    [one] , falta alrededor de un segundo
   *[other] , faltan unos { $seconds } segundos
}
end-here-sure = ¿Terminar esta partida? Solo está en este dispositivo y ningún bot la continúa.
device-files = Partidas en este dispositivo
match-files = Partidas de un archivo
match-files-hint = Una partida guardada en otro lugar sigue aquí, en el servidor.
export-all = Guardar todas en un archivo
import-file = Abrir un archivo
imported-tables = { $count ->
    [0] El archivo no contiene nada nuevo.
    [one] Se añadió una partida.
   *[other] Se añadieron { $count } partidas.
}
importing = Añadiendo la partida { $at } de { $count }…
import-refused = { $count ->
    [one] No se ha añadido una partida: está dañada, es demasiado larga o se jugó con otras reglas.
   *[other] No se han añadido { $count } partidas: están dañadas, son demasiado largas o se jugaron con otras reglas.
}
import-unsent = { $count ->
    [one] Falta una partida: el servidor no acepta más por ahora.
   *[other] Faltan { $count } partidas: el servidor no acepta más por ahora.
} Vuelve a abrir el mismo archivo más tarde. Ninguna partida se añade dos veces.
error-damaged-file = Este archivo está dañado o no es de polis. No se ha añadido ni perdido nada.
error-no-wasm = Este navegador no puede ejecutar el motor del juego: WebAssembly falta o está desactivado.
error-no-storage = Este navegador no guarda nada, quizá por ser una ventana privada, así que no se puede conservar ninguna partida. Permite el almacenamiento o usa otra ventana.
error-no-engine = El motor del juego no llegó completo. No se ha perdido nada; inténtalo de nuevo.
error-other-tab = Esta partida se juega en otra pestaña de este navegador. Aquí puedes mirar; cierra la otra pestaña para jugar aquí.
error-not-stored = El navegador no pudo guardar la jugada, quizá porque no queda espacio. No se ha perdido nada; libera espacio e inténtalo de nuevo.

# Letters
mail-title = Avisos por correo
mail-address = Dirección de correo
mail-waits = Abre el enlace de la carta que se ha enviado allí.
mail-confirmed = Confirmada.
mail-on = A partir de ahora los avisos llegan a esta dirección.
mail-off = Ya no llegarán más cartas a esta dirección.
mail-start = Recibir avisos por correo
mail-stop = No recibir más cartas
