list-comma = {", "}
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
