home = Главная
home-title = Постройте город вместе
home-lead = Настольные игры о растущих городах: с друзьями, против ботов или в одиночку. Без регистрации и установки.
games = Игры
play-now = Играть
play-now-hint = против ботов, сразу
play-friends = С друзьями
find-opponents = Найти соперников
play-solo = В одиночку
play-here = Один экран
play-custom = Настроить
learn = Обучение
learn-lead = Правила нашими словами и описание каждого компонента.
my-tables = Мои столы
public-tables = Столы со свободными местами
finished-tables = Завершённые
statistics = Мои результаты
played-matches = Партии
won-matches = Победы
mean-points = Ø очков
best-points = Рекорд
rating = Рейтинг
leaders = Таблица лидеров
leaders-lead = Кто играет лучше всех: по партиям между людьми за открытыми столами. Боты, закрытые столы и партии за одним экраном не учитываются.
leaders-empty = Пока никто не сыграл достаточно партий за открытыми столами. Здесь появится тот, кто сыграет { $least ->
    [one] { $least } партию
    [few] { $least } партии
   *[other] { $least } партий
}.
leader-place = Место
standing = Ваше место: { $place }. Ваш рейтинг: { $rating }.
standing-early = Ваш рейтинг: { $rating }. Чтобы попасть в список, сыграйте за открытыми столами ещё { $missing ->
    [one] { $missing } партию
    [few] { $missing } партии
   *[other] { $missing } партий
}.
no-public-tables = Сейчас таких нет. Откройте стол и отправьте кому-нибудь ссылку.
player-count = { $least }–{ $most } { $most ->
    [one] игрок
    [few] игрока
   *[other] игроков
}
minutes = { $least }–{ $most } мин
try-again = Повторить
loading = Минутку…
just-now = только что
reconnecting = Восстанавливаем связь…
page-unknown = Такой страницы нет
page-unavailable = Страница сейчас недоступна
skip-to-content = К содержанию
main-menu = Главное меню
announcements = Что происходит
next-table = { $count ->
    [1] Ваш ход: { $game }
    [one] Ваш ход за { $count } столом
   *[other] Ваш ход за { $count } столами
}

you = Вы
you-colon = Вы:
name-colon = { $name }:
guest = Гость
your-name = Ваше имя
save = Сохранить
saved = Сохранено.
close = Закрыть
cancel = Отмена
back = Назад
bot = Бот
bot-name-0 = Ира
bot-name-1 = Отто
bot-name-2 = Мила
bot-name-3 = Гуго
bot-name-4 = Вера
level-random-1 = Новичок
level-random-1-about = Делает любой разрешённый ход, без плана. Хорош для первой партии.
level-greedy-1 = Строитель
level-greedy-1-about = Думает на раунд вперёд, но многое упускает.
level-greedy-2 = Архитектор
level-greedy-2-about = Сравнивает все ходы и находит почти все хорошие.
level-rival-1 = Новичок
level-rival-1-about = Видит примерно половину возможностей и берёт то, что нравится. Хорош для первой партии.
level-rival-2 = Строитель
level-rival-2-about = Знает, что ход приносит сразу, но не заглядывает вперёд.
level-rival-3 = Архитектор
level-rival-3-about = Смотрит на раунд вперёд и иногда выбирает второй по силе план.
level-rival-4 = Эксперт
level-rival-4-about = Взвешивает каждый план и ваши ответы. Ошибается редко.
level-rival-5 = Мастер
level-rival-5-about = Самый сильный: думает дольше всех и ничего не дарит.
level-adaptive = Равный
level-adaptive-about = Играет в вашу силу: перед каждой партией выбирает уровень по вашим результатам.
rivals = Соперники
learn-first = Впервые здесь? Начните с урока: десять минут, и можно играть.
bot-level = { $bot }, уровень { $level }
present = здесь
away = отсутствует
seat-open = свободно
seat-number = Игрок { $number }
former-player = бывший игрок
seat-friend = Друг (по ссылке)
seat-here = За этим экраном
name-of-seat = Имя игрока { $number }
seats = Кто играет

create-friends = { $game } с друзьями
create-here = { $game } за одним экраном
create-custom = { $game }: новый стол
create-and-invite = Создать стол
start = Начать
more-options = Другие настройки
option-seats = Игроки
option-first = Первый игрок
value-random = Случайно
value-yes = Да
value-no = Нет
value-0 = Игрок 1
value-1 = Игрок 2
value-2 = Игрок 3
value-3 = Игрок 4
value-4 = Игрок 5
visibility = Кто может сесть
visibility-private = Только по ссылке
visibility-public = Кто угодно
clock = Часы
clock-none = Без часов
clock-fast = Быстро: 5 минут плюс 10 с за ход
clock-calm = Спокойно: 15 минут плюс 30 с за ход
clock-day = День на ход
clock-days = Три дня на ход

your-turn = Ваш ход
time-left = ещё { $time }
waiting-for = Ждём: { $names }
open-seats = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[other] { $count } свободных мест
}
your-place = { $place ->
    [1] Победа
   *[other] { $place }-е место
}
phase-finished = Завершено
phase-abandoned = Не доиграно
phase-open = Открыто
phase-running = Идёт
waiting-for-players = { $count ->
    [one] Ждём ещё { $count } игрока.
   *[other] Ждём ещё { $count } игроков.
}
ready-to-start = Все на месте.
host-starts = Все на месте. Партию начинает { $player }.
seats-away = Все места заняты. Отсутствуют: { $names }.
starts-when-all-here = Партия начнётся, когда все будут на месте. Отсутствуют: { $names }.
sit-down = Сесть за стол
leave-table = Покинуть стол
leave-running = Покинуть партию? За вас продолжит бот; вернуться можно в любой момент. В рейтинговой партии уход считается поражением.
end-match = Завершить партию
end-match-sure = Завершить эту партию для всех? Результата не будет, но посмотреть её можно и потом.
outdated = Правила с тех пор изменились. Эту партию можно смотреть, но не продолжать.
invite-title = Пригласите друзей
invite-lead = Кто откроет эту ссылку, сможет занять свободное место.
link-as-picture = Приглашение в виде QR-кода
link-as-picture-hint = Вы рядом? Наведите камеру телефона на этот код.
copy-link = Скопировать ссылку
make-link = Создать ссылку
renew-link = Создать новую ссылку; старая перестанет работать
link-renewed = Новая ссылка готова. Старая больше не работает.
send-away = Убрать из-за стола: { $player }
send-away-asks = { $player } потеряет место, а ссылка-приглашение сменится на новую. Вернуться можно будет только по новой ссылке.
sent-away = Место освобождено ({ $player }). Ссылка-приглашение теперь новая.
seat-lost = У вас больше нет места за этим столом.
copy-this-link = Скопируйте эту ссылку:
link-copied = Ссылка скопирована.
join = Сесть за стол
join-title = Вас пригласили
invited-by = { $player } приглашает вас сыграть: { $game }.
invited-to = Вас приглашают сыграть: { $game }.
all-seats-taken = Все места уже заняты.
all-have-left = За этим столом никого не осталось.
watch-only = Только смотреть
how-to-play = Как в это играть?
device-title = Продолжить на этом устройстве
device-lead = Вы станете здесь тем же игроком, что и на устройстве, где создана ссылка.
device-now = Сейчас на этом устройстве вы — { $player }. Если этого игрока нет ни на одном другом вашем устройстве, вернуться к его столам и результатам будет нельзя.
device-claim = Продолжить здесь
table-unavailable = Этот стол недоступен
table-menu = Меню стола
created-at = Создан { $when }
watchers = { $count ->
    [0] никто не смотрит
   *[other] смотрят: { $count }
}
link-for-watchers = Ссылка для зрителей
reference = Справочник
rules = Правила
first-game = Первая партия
rewind-label = Отменить несколько шагов
rewind-hint = Всё начиная с этого шага отменяется, если все согласны.
ask-others = Спросить остальных
replace-by-bot = { $player }: пусть играет бот
void-match = Не учитывать партию в рейтинге
void-hint = Игрок покинул партию. Если все оставшиеся согласны, она не изменит рейтинг.
replaced-by = играет { $bot }

board = Поле
beside-board = Выбор, журнал и чат
open-sidebar = Показать журнал и чат
close-sidebar = Скрыть журнал и чат
choices = Выбор
tap-or-list = { $count ->
    [one] { $count } вариант: коснитесь поля или откройте список.
    [few] { $count } варианта: коснитесь поля или откройте список.
   *[other] { $count } вариантов: коснитесь поля или откройте список.
}
more-below = Здесь журнал, чат и игроки.
choices-and-log = Выбор, журнал, чат, игроки
filter-choices = Поиск среди вариантов
show-all = Показать все { $count }
log = Журнал
chat = Чат
players = Игроки
watching = Вы наблюдаете
skip = Пропустить
unfold-question = Показать вопрос целиком
fold-question = Сократить вопрос
why-over = Партия окончена.
why-watching = Вы наблюдаете.
why-not-your-turn = Сейчас нельзя: сначала выбирают другие ({ $names }).
why-not-together = Не сочетается с выбранным: { $chosen }. «Отмена» — начать заново.
why-not-asked = Сейчас нельзя. Вопрос: { $question } Всё, что можно выбрать, подсвечено по краю.
sending = Отправляем…
confirm = Подтвердить
choice-waits = { $choice }: выберите ещё раз, чтобы подтвердить.
take-back = Отменить ход
redo = Вернуть ход
taken-back = отменено
log-undid = { $count ->
    [one] Отменён { $count } шаг.
    [few] Отменены { $count } шага.
   *[other] Отменено { $count } шагов.
}
match-begins = Партия начинается.
the-table = Стол
log-hidden = Скрытый выбор.
since-last-turn = С моего последнего хода
while-away = Пока вас не было
earlier = Раньше
show-step = Показать шаг { $number }
nothing-yet = Пока ничего не произошло.
no-chat = Пока никто ничего не написал.
said-by = { $name }: { $text }
say-something = Напишите что-нибудь
reactions = Быстрые ответы
reaction-good = Хороший ход!
reaction-bravo = Отлично сыграно!
reaction-laugh = Ха-ха!
reaction-surprise = Ого!
reaction-wait = Минутку, пожалуйста
reaction-thanks = Спасибо за партию
send = Отправить
mute = Скрыть сообщения: { $name }
unheard = Сообщения скрыты: { $name }.
hear-again = Показать
report = Пожаловаться на сообщение: { $name }
report-asks = Показать администратору сервера сообщение «{ $text }»?
reported = Жалоба отправлена. Теперь администратор сервера может прочитать это сообщение.
notes = Заметки
notes-hint = Написанное здесь видите только вы.
is-choosing = выбирает
look-as = Передать устройство: { $name }
curtain = Передайте устройство: { $player }
curtain-lead = Сейчас ничьих карт не видно.
curtain-ready = Я — { $player }
curtain-take-back = { $player }: вернуть ход
curtain-aside = Сначала посмотреть на стол
hide-hand = Скрыть мои карты
drawing-failed = Стол не удалось нарисовать; вот он словами.
proposal-rewind = { $player } предлагает отменить всё начиная с шага { $number }.
proposal-replace = { $player } предлагает, чтобы вместо игрока ({ $target }) играл бот.
proposal-void = { $player } предлагает не учитывать эту партию в рейтинге.
proposal-waits = Ещё не ответили: { $names }
proposal-agreed = Все согласны.
proposal-off = Предложение не принято; всё остаётся как было.
agree = Согласиться
disagree = Отказаться
withdraw = Отозвать
you-are-replaced = За вас играет бот.
take-seat-back = Вернуться на место

place = { $place }-е
alone-score = { $own } против { $best } ({ $other }).
points-against = { $what }: { $own } против { $best }
you-compared = По сравнению с соперником ({ $other }): { $lines }.
compared = { $player } по сравнению с соперником ({ $other }): { $lines }.
won-by = { $first }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}. Второе место: { $players }, { $second }.
tie-broken = Поровну: по { $points }. Дополнительный показатель — { $what }: { $won } против { $lost }.
tie-breaker = При равенстве: { $what }
tie-shared = Поровну: по { $points }. Больше ничто не решает, победа общая.
export = Скачать
replay = Повтор
end-picture = Картинка
replay-of = Повтор: { $title }
rematch = Реванш
join-rematch = К реваншу
rematch-open = Реванш открыт: одно нажатие — и вы за столом.
same-deal = Тот же расклад
play-on = Играть отсюда
link-to-step = Ссылка на этот шаг
whose-eyes = Чьими глазами
eyes-of = Как видит { $player }
eyes-of-guests = Как видят зрители
eyes-open = Всё, со всеми тайнами
refresh-replay = Загрузить новые шаги
back-to-table = К столу
timeline = Шкала времени
points-graph = Очки, если бы игра закончилась на каждом шаге
step = Шаг
step-of = Шаг { $number } из { $last }
first-step = Первый шаг
previous-step = Предыдущий шаг
next-step = Следующий шаг
last-step = Последний шаг
play = Воспроизвести
pause = Пауза

settings = Настройки
language = Язык
theme = Тема
theme-auto = Как в системе
theme-light = Светлая
theme-dark = Тёмная
theme-contrast = Контрастная
animations = Анимация
speed-off = Нет
speed-fast = Быстрая
speed-normal = Обычная
speed-slow = Медленная
text-size = Размер текста
sounds = Звуки
confirm-turn = Подтверждать каждый выбор
confirm-turn-hint = Нажатие лишь намечает выбор; решает «Подтвердить».
browser-notices = Сообщать о моём ходе, даже если страница скрыта
push-notices = Сообщать на этом устройстве о моём ходе, даже если polis закрыт
push-failed = Этот браузер не получает уведомлений, пока polis закрыт. Открытая страница их покажет.
notices-denied = Браузер не разрешает уведомления с этой страницы.
other-device = Продолжить на другом устройстве
other-device-hint = Ссылка действует один раз, 15 минут.
account = Устройства и данные
device-unknown = Неизвестное устройство
device-here = это устройство
device-seen = последний визит: { $when }
log-out = Выйти
log-out-of = Выйти на устройстве «{ $device }»
log-out-asks = С того устройства больше нельзя будет играть за вас. Уведомления на других ваших устройствах вернутся после следующего визита.
log-out-here-asks = Без другого вашего устройства или ключа доступа вернуться к своим столам и результатам будет нельзя.
my-data = Скачать мои данные
delete-me = Удалить меня
delete-me-asks = Ваше имя, статистика, заметки и сообщения удаляются навсегда. Вы покинете идущие партии; в старых партиях будет показан бывший игрок.
account-none = Вас здесь ещё не знают: первый стол сделает вас игроком.
passkeys = Ключи доступа
passkeys-hint = Ключ хранит ваш телефон, компьютер или менеджер паролей. С ним вы вернётесь, даже если потеряете свои устройства.
passkey-seen = последнее использование: { $when }
add-passkey = Добавить ключ доступа
log-in-passkey = Войти с ключом доступа
remove = Убрать

keys = Клавиши
key-choose = выбрать вариант с этим номером
key-space = Пробел
key-tab = перейти к следующему доступному элементу
key-confirm = выбрать или подтвердить
key-cancel = сбросить выбранное
key-undo = отменить ход
key-redo = вернуть ход
key-skip = пропустить анимацию; воспроизвести повтор
key-tabs = выбор, журнал, чат
key-steps = шаг назад и вперёд в повторе; движение по спискам
key-ends = первый и последний шаг
key-zoom = масштаб поля, показать целиком
key-help = этот список

contents = Содержание
search-rules = Поиск в правилах
no-rules = Правил этой игры словами пока нет.
nothing-found = Ничего не найдено.

notice-your-turn = Ваш ход: { $game }
notice-over = Партия окончена: { $game }
notice-invited = Вас пригласили: { $game }
notice-proposal = Игрок просит вашего согласия: { $game }
notice-rematch = Открыт реванш: { $game }

error-unreachable = Сервер сейчас недоступен. Попробуйте чуть позже.
error-bad-message = Сервер не понял запрос. Обновите страницу.
error-too-large = Это слишком большой объём.
error-wrong-protocol = Страница старее сервера. Обновите её.
error-bad-origin = Сервер не принимает запросы с этого адреса.
error-no-identity = Сервер вас ещё не знает. Сохраните имя на главной странице.
error-not-your-seat = Это не ваше место.
error-not-host = Это может сделать только хозяин стола.
error-bad-link = Ссылка не работает или больше не действует.
error-bad-passkey = Этот ключ доступа здесь не работает. Возможно, его убрали.
error-sent-away = Хозяин убрал вас из-за этого стола. Сесть за него снова можно только по новому приглашению.
error-banned = Администратор этого сервера закрыл вам вход ещё на { $minutes ->
        [one] { $minutes } минуту
        [few] { $minutes } минуты
        [many] { $minutes } минут
       *[other] { $minutes } минуты
    }.
error-locked = Страница закрыта.
error-silenced = Вы не сможете писать в чат ещё { $minutes ->
        [one] { $minutes } минуту
        [few] { $minutes } минуты
       *[other] { $minutes } минут
    }.
error-no-table = Такого стола нет, или он закрытый и вас не приглашали.
error-no-such = Этого нет или уже нет.
error-seat-taken = Это место уже занято.
error-not-open = Партия уже началась.
error-not-running = Партия сейчас не идёт.
error-not-finished = Партия ещё не закончена.
error-seats-open = Ещё есть свободные места.
error-proposal-open = Ещё открыт другой вопрос ко всем.
error-no-proposal = Это предложение уже закрыто.
error-not-replaced = Сейчас за вас не играет бот.
error-too-many = Слишком много сразу. Подождите немного.
error-unavailable = Сервер сейчас не может ничего сохранить. Попробуйте чуть позже.
error-unknown = Не получилось ({ $code }).

# The guided first game.
lesson-title = Ваша первая партия
lesson-about = Настоящие раунды настоящей партии прямо на столе: { $all } коротких шагов, и каждый объясняет, почему ход хорош. Минут десять.
lesson-start = Начать
lesson-go-on = Продолжить
lesson-close = Закрыть урок
lesson-progress = Шаг { $at } из { $all }
lesson-next = Дальше
lesson-skip = Пропустить
lesson-show = Показать ход
lesson-again = Ещё раз
lesson-other = Так можно, но есть ход лучше.
lesson-you = Аня (вы)
lesson-opponent = Боря
lesson-back = Назад
lesson-beginner = Сыграть с новичком

# Партии на этом устройстве, без сервера
update = Обновить
update-hint = Есть новая версия polis. Ваши партии продолжатся.
server-away = Сервер недоступен. Вы можете играть на этом устройстве.
on-device = Играть на этом устройстве
on-device-hint = Без сервера. Ничто не покидает это устройство.
engine-starts = Игровой движок запускается …
engine-loads = Загрузка игрового движка, один раз: { $have } из { $need } МБ{ $seconds ->
    [0] { "" }
    [one] , осталась примерно { $seconds } секунда
    [few] , осталось примерно { $seconds } секунды
   *[other] , осталось примерно { $seconds } секунд
}
end-here-sure = Завершить эту партию? Она есть только на этом устройстве, и бот не продолжит её.
device-files = Партии на этом устройстве
match-files = Партии из файла
match-files-hint = Партия, сохранённая в другом месте, продолжится здесь, на сервере.
export-all = Сохранить всё в файл
import-file = Открыть файл
imported-tables = { $count ->
    [0] В файле нет ничего нового.
    [one] Добавлена { $count } партия.
    [few] Добавлены { $count } партии.
   *[other] Добавлено { $count } партий.
}
importing = Добавляется партия { $at } из { $count } …
import-refused = { $count ->
    [one] Не добавлена { $count } партия: она повреждена, слишком длинная или сыграна по другим правилам.
    [few] Не добавлены { $count } партии: они повреждены, слишком длинные или сыграны по другим правилам.
   *[other] Не добавлено { $count } партий: они повреждены, слишком длинные или сыграны по другим правилам.
}
import-unsent = { $count ->
    [one] Осталась { $count } партия: сервер пока больше не принимает.
    [few] Остались { $count } партии: сервер пока больше не принимает.
   *[other] Осталось { $count } партий: сервер пока больше не принимает.
} Откройте тот же файл позже ещё раз. Ни одна партия не добавится дважды.
error-damaged-file = Этот файл повреждён или создан не в polis. Ничего не добавлено и ничего не потеряно.
error-no-wasm = Этот браузер не может запустить игровой движок: WebAssembly нет или он отключён.
error-no-storage = Этот браузер ничего не сохраняет, возможно, из-за приватного окна, поэтому партию не сохранить. Разрешите хранение или откройте другое окно.
error-no-engine = Игровой движок загрузился не полностью. Ничего не потеряно; попробуйте ещё раз.
error-other-tab = Эта партия идёт в другой вкладке браузера. Здесь можно смотреть; чтобы играть здесь, закройте ту вкладку.
error-not-stored = Браузер не смог сохранить ход, возможно, хранилище заполнено. Ничего не потеряно; освободите место и попробуйте ещё раз.

# Letters
mail-title = Напоминания по почте
mail-address = Адрес почты
mail-waits = Откройте ссылку в письме, которое туда отправлено.
mail-confirmed = Подтверждён.
mail-on = Теперь напоминания приходят на этот адрес.
mail-off = На этот адрес больше не придёт писем.
mail-start = Получать напоминания по почте
mail-stop = Больше не получать писем
