home = Главная
home-title = Постройте город вместе
home-lead = Настольные игры о растущих городах: с друзьями, против ботов или в одиночку. Без регистрации и установки.
games = Игры
play-now = Играть
play-now-hint = против ботов, сразу
play-friends = С друзьями
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
page-unavailable = Эту страницу сейчас не показать
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
guest = Гость
your-name = Ваше имя
save = Сохранить
saved = Сохранено.
close = Закрыть
cancel = Отмена
back = Назад
bot = Бот
bot-random = Бот-новичок
bot-greedy = Бот-строитель
bot-mcts = Бот-мыслитель
bot-name-0 = Ира
bot-name-1 = Отто
bot-name-2 = Мила
bot-name-3 = Гуго
bot-name-4 = Вера
bot-level = { $bot }, уровень { $level }
present = здесь
away = отсутствует
seat-open = свободно
seat-number = Игрок { $number }
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
phase-abandoned = Брошено
phase-open = Открыто
phase-running = Идёт
waiting-for-players = { $count ->
    [one] Ждём ещё { $count } игрока.
   *[other] Ждём ещё { $count } игроков.
}
ready-to-start = Все на месте.
host-starts = Все на месте. Партию начинает { $player }.
seats-away = Все места заняты. Отсутствуют: { $names }.
sit-down = Сесть за стол
leave-table = Покинуть стол
leave-running = Покинуть партию? За вас продолжит бот; вернуться можно в любой момент.
end-match = Завершить партию
end-match-sure = Завершить эту партию для всех? Результата не будет, но посмотреть её можно и потом.
outdated = Правила с тех пор изменились. Эту партию можно смотреть, но не продолжать.
invite-title = Пригласите друзей
invite-lead = Кто откроет эту ссылку, сможет занять свободное место.
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
replaced-by = играет { $bot }

board = Поле
beside-board = Варианты, журнал и чат
choices = Варианты
tap-or-list = { $count ->
    [one] { $count } вариант: коснитесь поля или откройте список.
    [few] { $count } варианта: коснитесь поля или откройте список.
   *[other] { $count } вариантов: коснитесь поля или откройте список.
}
more-below = Здесь журнал, чат и игроки.
choices-and-log = Варианты, журнал, чат, игроки
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
why-not-together = Не сочетается с выбранным: { $chosen }. Esc или «Отмена» — начать заново.
why-not-asked = Сейчас нельзя. Вопрос: { $question } Всё, что можно выбрать, подсвечено по краю.
sending = Отправляем…
confirm = Подтвердить
choice-waits = { $choice }: выберите ещё раз, чтобы подтвердить; Escape — отмена.
take-back = Отменить ход
redo = Повторить
taken-back = отменено
log-undid = { $count ->
    [one] Отменён { $count } шаг.
    [few] Отменены { $count } шага.
   *[other] Отменено { $count } шагов.
}
match-begins = Партия начинается.
log-hidden = Скрытый выбор.
since-last-turn = С моего последнего хода
while-away = Пока вас не было
earlier = Раньше
show-step = Показать шаг { $number }
nothing-yet = Пока ничего не произошло.
no-chat = Пока никто ничего не написал.
said-by = { $name }: { $text }
say-something = Напишите что-нибудь
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
drawing-failed = Стол не удалось нарисовать; вот он словами.
proposal-rewind = { $player } предлагает отменить всё начиная с шага { $number }.
proposal-replace = { $player } предлагает, чтобы вместо игрока ({ $target }) играл бот.
proposal-waits = Ещё не ответили: { $names }
proposal-agreed = Все согласны.
proposal-off = Предложение снято; всё остаётся как было.
agree = Согласиться
disagree = Отказаться
withdraw = Отозвать
you-are-replaced = За вас играет бот.
take-seat-back = Вернуться на место

place = { $place }-е
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
back-to-table = К столу
timeline = Шкала времени
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
confirm-turn-hint = Щелчок лишь намечает выбор; решает Enter или «Подтвердить».
browser-notices = Сообщать о моём ходе, даже если страница скрыта
notices-denied = Браузер не разрешает уведомления с этой страницы.
other-device = Продолжить на другом устройстве
other-device-hint = Ссылка действует один раз, 15 минут.

keys = Клавиши
key-choose = выбрать вариант с этим номером
key-space = Пробел
key-tab = перейти к следующему доступному элементу
key-confirm = выбрать или подтвердить
key-cancel = сбросить выбранное
key-undo = отменить ход
key-redo = повторить
key-skip = пропустить анимацию; воспроизвести повтор
key-tabs = варианты, журнал, чат
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
notice-proposal = Вас о чём-то просят: { $game }
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
error-sent-away = Хозяин убрал вас из-за этого стола. Сесть за него снова можно только по новому приглашению.
error-silenced = Вы не сможете писать в чат ещё { $minutes ->
        [one] { $minutes } минуту
        [few] { $minutes } минуты
       *[other] { $minutes } минут
    }.
error-no-table = Такого стола нет, или он закрытый и вас не приглашали.
error-no-such = Здесь такого нет.
error-seat-taken = Это место уже занято.
error-not-open = Партия уже началась.
error-not-running = Партия сейчас не идёт.
error-not-finished = Партия ещё не закончена.
error-seats-open = Ещё есть свободные места.
error-proposal-open = Ещё открыт другой вопрос ко всем.
error-no-proposal = Отвечать больше не на что.
error-not-replaced = Сейчас за вас никто не играет.
error-too-many = Слишком много сразу. Подождите немного.
error-unavailable = Сервер сейчас не может ничего сохранить. Попробуйте чуть позже.
error-unknown = Не получилось ({ $code }).
