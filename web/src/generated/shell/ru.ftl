list-comma = {", "}
score-title = Итоговый счёт
score-so-far = Ваш счёт, если бы игра закончилась сейчас
score-total = Всего
winners =
    { $count ->
        [1] Победа: { $players }!
       *[other] Общая победа: { $players }!
    }
alone-won = Вы победили!
alone-drawn = Ничья.
alone-lost = Вы проиграли.
error-error = { $reason }
error-unknown-game = Нет такой игры: { $reason }
error-unknown-bot = Нет игрока { $bot }. Есть: { $known }
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
error-needs-postgres = Для нескольких процессов нужен PostgreSQL: { $reason }
error-bad-setting = Такая настройка невозможна: { $reason }
error-no-address = polis не может принимать соединения по адресу { $address }: { $why }
error-no-database = С базой данных { $address } ничего не выйдет: { $why }
error-newer-schema = База данных записана более новой версией polis: { $reason }
error-bad-backup = Эту резервную копию использовать нельзя: { $reason }
