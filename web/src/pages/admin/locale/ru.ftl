admin = Страница администратора
locked-lead = Страница закрыта. Администратор открывает её ключом, который эта команда печатает на сервере:
secret = Ключ или весь адрес
unlock = Открыть
lock = Закрыть все страницы
unlocked-until = Открыто до { $when }
tab-health = Состояние
tab-reports = Жалобы
tab-people = Люди
tab-tables = Столы
tab-limits = Ограничения
tab-audit = Журнал
health = Состояние
ready = работает
not-ready = не готов
version = Версия
started = Запущен
database = База данных
disk-free = Свободно на диске
memory = Память процесса
load = Нагрузка / процессоры
use = Использование
sockets = Открытые соединения
tables-awake = Столы в памяти
people = Люди
tables-open = Открыто
tables-running = Идёт
tables-finished = Завершено
tables-abandoned = Не доиграно
jobs = Задания
none = Нет.
job-clock = Часы
job-notify = Напоминания
job-result = Результаты
job-invited = Приглашения
job-count = ждут: { $waiting }, просрочено: { $overdue }, ближайшее { $next }
refusals = Отказы с запуска
flood = Атака: { $kind }
backups = Резервные копии
back-up = Создать копию сейчас
errors = Недавние предупреждения и ошибки
no-reports = Жалоб нет.
former = Бывший игрок
table-of = Стол { $id }
dismiss = Рассмотрено
muted-until = Без чата до { $when }
unmute = Вернуть чат
mute = Запретить чат
mute-player = Запретить чат: { $name }
mute-for = Запретить все чаты на
banned-until = Вход закрыт до { $when }
unban = Открыть вход
ban = Закрыть вход
ban-player = Закрыть вход: { $name }
ban-for = Закрыть вход на
cancel = Отмена
search = Искать
search-people = Имя или id
search-tables = Id, название, игра, фаза или игрок
seen = Последний визит
since = С
tables = Столы
reported-lines = Сообщения с жалобами
id = Id
none-found = Ничего не найдено.
bans = Закрытый вход
ban-target = Id игрока или диапазон адресов
ban-hours = Часы
ban-reason = Заметка для администраторов
players = Игроки
moved = Последний ход
entries = Шаги
visibility = Кто может войти
visibility-public = Кто угодно
visibility-private = Только по ссылке
delete = Удалить стол
delete-asks = Удалить этот стол с партией, чатом и заметками? Результаты и рейтинги игроков останутся.
retention = Хранение
retention-lead = Через сколько дней столы удаляются. 0: никогда.
keep-abandoned = Столы без результата, дней без хода
keep-finished = Завершённые партии игроков без ключа доступа, дней
save = Сохранить
limits = Ограничения
limits-lead = Для человека, адреса или соединения. Изменение действует во всех процессах через несколько секунд.
usual = обычно: { $value }
undo-limit = Обычное значение: { $name }
change-limit = Изменить { $name }
audit-lead = Действия администраторов, последние сверху.
by-command = командой
by-retention = по сроку хранения
by-page = на странице { $key }
did-open = Создан ключ
did-close = Закрыты все страницы
did-unlock = Открыта страница
did-mute = Запрет чата
did-ban = Вход закрыт
did-unban = Вход открыт
did-dismiss = Рассмотрена жалоба
did-delete = Удалено
did-retention = Изменён срок хранения
did-limit = Изменено ограничение
did-backup = Резервная копия
reported-times =
    { $times ->
        [one] { $times } жалоба
        [few] { $times } жалобы
        [many] { $times } жалоб
       *[other] { $times } жалобы
    }
hours =
    { $hours ->
        [one] { $hours } час
        [few] { $hours } часа
        [many] { $hours } часов
       *[other] { $hours } часа
    }
