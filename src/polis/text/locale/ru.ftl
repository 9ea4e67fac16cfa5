# Что говорит оболочка; слова самой игры — в её собственном каталоге.

list-comma = {", "}
list-semicolon = {"; "}

## Игроки

player-human = Игрок { $number }
player-bot = { $bot } { $number }

## Партия в терминале

welcome = h — справка, q — выход.
resume = Продолжить: { $command }
not-kept = Эта партия не сохраняется в файл: { $reason }
which-game = Какая игра?
prompt = Ваш выбор, { $count ->
        [1] 1
       *[other] 1–{ $count }
    } (h — справка):
none-fits = В списке такого нет. Введите номер или h для справки.
selected = Выбрано: { $items }. Введите ещё, чтобы добавить или убрать, или «done»: { $done }.
several-fit =
    { $count ->
        [one] Подходит { $count } вариант:
        [few] Подходят { $count } варианта:
       *[other] Подходят { $count } вариантов:
    }
curtain = Передайте устройство: { $player }. Когда будете готовы, нажмите Enter:
curtain-undo = Передайте устройство: { $player }. Когда будете готовы, нажмите Enter ({ $previous } ещё может взять ход назад: u):
log-takeback = { $player } берёт последний ход назад.
left = Вы вышли из партии.
input-ended = Ввод закончился раньше партии.
stopped = Остановлено.
bot-failed = { $player }: сбой, ответил другой бот: { $reason }
seed = Зерно этой партии: { $seed }.
help =
    Введите номер варианта, часть его описания или название компонента заглавными буквами.
    Строчные буквы — команды:
      u  взять назад последний ход, пока это честно
      r  повторить взятый назад ход
      l  всё, что уже произошло
      t  ещё раз показать стол и вопрос
      s  счёт, если бы игра закончилась сейчас
      h  эта справка
      q  выйти; партию можно продолжить позже

## Очки

score-title = Итоговый счёт
score-so-far = Счёт, если бы игра закончилась сейчас
score-total = Всего
winners =
    { $count ->
        [1] Победа: { $players }!
       *[other] Общая победа: { $players }!
    }
alone-won = Вы победили!
alone-drawn = Ничья.
alone-lost = Вы проиграли.
you-came = У вас { $place }-е место.
you-share = Вы делите победу: { $players }!

## Серии партий

simulating = Идёт игра
simulated =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[other] { $games } партий
    } за { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } с: { NUMBER($speed, minimumFractionDigits: 1, maximumFractionDigits: 1) } в секунду
simulated-steps = Ходов в партии: в среднем { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }, от { $low } до { $high }
simulated-shared = Общих побед: { $count }
failed =
    { $bot }: { $kind ->
        [crashed] сбой
        [illegal] недопустимый ответ
       *[late] ответ с опозданием
    }, проиграно партий: { $count }. { $reason }
train-resumed = Продолжаем после этапа { $stage } из { $stages }.
train-stage = Этап { $stage } из { $stages }: сыграно партий: { $matches }, побед над greedy: { $wins } %, осталось около { $minutes } мин
train-done = Готово. Веса в папке { $folder }.
contest-played = Сыграно партий: { $done } из { $total }.
contest-kept = Партии, цифры и график — в папке { $folder }.
contest-stopped = Остановлено. Чтобы продолжить, повторите команду с --resume.
duel-verdict =
    { $verdict ->
        [better] { $first } сильнее, чем { $second }.
        [worse] { $second } сильнее, чем { $first }.
        [equal] { $first } и { $second } равны по силе с точностью до { $margin } %.
       *[open] После { $matches } партий результат не определён.
    } Последовательный критерий: порог { $margin } %, ошибка { $error } %.
column-bot = Бот
column-matches = N
column-points = Очки
column-lead = Перевес
column-rating = Рейтинг
column-cpu = мс
column-seat = Место
column-mean = Среднее
column-sd = Откл.
column-low = Мин.
column-high = Макс.
column-wins = Победы

## Письма

mail-your-turn = Ваш ход: { $title }
mail-invited = Вас приглашают: { $title }
mail-turn = { $count ->
        [one] Ваш ход за столом
       *[other] Ваш ход за столами: { $count }
    }
mail-invitation = Вас приглашают за стол
mail-confirm = Подтвердите адрес почты
mail-confirm-text = Этот адрес указали на сервере настольных игр. Чтобы получать сюда напоминания, откройте эту ссылку в течение недели. Если вы их не просили, ничего не делайте.
mail-end = Чтобы больше не получать писем с этого сервера:

## Отказы

misused = { $reason } Попробуйте: polis --help
file-trouble = С этим файлом ничего не выйдет: { $reason }
error-damaged-weights = Обученные веса этого бота повреждены; установите polis заново.
error-error = { $reason }
error-unknown-game = Нет такой игры: { $reason }
error-unknown-bot = Нет игрока { $bot }. Есть: { $known }
error-bad-bot = Бота { $bot } не удалось загрузить: { $reason }
error-other-contest = Результаты в { $file }: { $reason }. Продолжите тот же турнир с --resume или выберите другую папку --folder.
error-unknown-language = Нет языка { $tag }. Есть: { $known }
error-bad-config = Так сыграть нельзя: { $reason }
error-bad-notation = Это не запись позиции: { $reason }
error-damaged-journal = Журнал не читается: { $reason }
error-rules-differ = Эта партия сыграна по другой редакции правил: { $reason }
error-refused = Сейчас это невозможно: { $reason }
error-game-over = Игра окончена.
error-not-waiting-for-you = Сейчас решаете не вы.
error-stale-decision = Этот вопрос уже закрыт.
error-illegal-action = Правила этого не разрешают.
error-takeback-barred = Брать назад или повторять больше нечего: с тех пор вмешался случай, открылось скрытое или сходил другой игрок.

## Команды, которые нельзя так понять

misuse-game = Нет игры { $game }. Установлены: { $known }
misuse-option-form = Настройка пишется как имя=значение, а не { $text }.
misuse-option = Нет настройки { $option }. Есть: { $known }
misuse-option-value = Настройка { $option } не может быть { $value }. Возможные значения: { $known }
misuse-solo = В { $game } нельзя играть одному.
misuse-seats = Число игроков ({ $players }) не совпадает с числом мест ({ $seats }).
misuse-settled = В файле { $file } уже есть партия; её места и настройки определены.
misuse-seats-again = Один из ботов в { $file } — ваш собственный класс. Чтобы загрузить его, повторите места: --seats { $seats }
misuse-other-game = В файле { $file } партия { $game }, а не { $asked }.
misuse-negative = { $option } не может быть отрицательным.
misuse-span = { $option }: нужно число от 0 до { $most }.
misuse-no-games = Нужна хотя бы одна партия.
misuse-no-balance = В { $game } нет ничего, что можно проверить на баланс.
misuse-no-numpy = Для обучения нужен numpy: pip install numpy
misuse-no-course = Для { $game } с таким числом игроков обучать нечего.
misuse-no-folder = Нет папки { $folder }.
misuse-no-arena = Для турниров нужны две библиотеки: pip install openskill pillow
misuse-seats-option = Число игроков задаёт --seats, а не опция игры.
misuse-between = { $option }: нужно число от 0 до 1 (--error: до 0.5).
misuse-position = Для позиции не нужны ни зерно, ни настройки.
misuse-seat = Нет места { $seat }. Есть места с 1 по { $last }.
misuse-step = Нет шага { $step }. Есть шаги с 0 по { $last }.

## Сервер

serve-address = polis открыт по адресу { $address } (Ctrl-C завершает работу).
serve-already = polis уже открыт по адресу { $address }.
backup-done = Записано строк: { $rows }, файл { $file }.
restore-done = Восстановлено строк: { $rows }, файл { $file }.
import-done = Стол { $table }. Чтобы владеть им, откройте на своём устройстве: /#/device/{ $token }
reports-none = Жалоб нет.
silence-done = { $name }: в чаты нельзя писать { $hours ->
        [one] { $hours } час
        [few] { $hours } часа
        [many] { $hours } часов
       *[other] { $hours } часа
    }.
silence-over = { $name }: писать в чаты снова можно.
admin-opened = Откройте этот адрес в течение { $hours ->
        [one] { $hours } часа
       *[other] { $hours } часов
    }; он сработает один раз: { $link }
admin-closed = Все страницы администратора закрыты.
admin-done = Готово.
ban-done = { $name }: вход закрыт на { $hours ->
        [one] { $hours } час
        [few] { $hours } часа
        [many] { $hours } часов
       *[other] { $hours } часа
    }.
ban-over = { $name }: вход снова открыт.
misuse-number = { $text } — не число.
misuse-server = polis установлен не полностью: нет модуля { $module }. Установите его заново со всеми пакетами.
error-another-process = Этот файл базы данных уже занят другим процессом: сначала остановите его; для нескольких процессов нужен PostgreSQL: { $path }
error-one-process = polis serve запускает один процесс. Чтобы их было несколько, запустите его на разных портах с одной PostgreSQL за балансировщиком: см. deploy/ и docs/operate.md
error-bad-setting = Такая настройка невозможна: { $reason }
error-no-address = polis не может принимать соединения по адресу { $address }: { $why }
error-port-taken = Адрес { $address } занят другой программой. Остановите её или выберите другой порт: --port.
error-no-client = В этой установке polis нет веб-клиента. В исходном коде его собирает `make static`; иначе установите wheel, который создаёт `make wheel`.
error-no-database = С базой данных { $address } ничего не выйдет: { $why }
error-no-database-file = Не удаётся записать базу данных { $address }: { $why }. Укажите другой файл: --database sqlite:///ФАЙЛ.
error-newer-schema = База данных записана более новой версией polis: { $reason }
error-bad-backup = Эту резервную копию использовать нельзя: { $reason }
