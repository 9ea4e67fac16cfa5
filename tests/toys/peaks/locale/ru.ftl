ask-lay = Положите одно из своих чисел на свободное место.
wait-for = Ход делает { $seat }.
game-over = Ряд заполнен.

do-lay = Положить { $number } на { $space }
number-laid = { $seat }: { $number } на { $space }.
brings = Очки: { $points }

number = число { $number }
space = место { $number }
seat = Игрок { $number }

line-peaks = Вершины
line-ends = Края ряда
why-taken = { $space } занято.
