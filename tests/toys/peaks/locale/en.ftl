ask-lay = Lay one of your numbers on a free space.
wait-for = { $seat } is laying a number.
game-over = The row is full.

do-lay = Lay { $number } on { $space }
number-laid = { $seat } laid { $number } on { $space }.
brings = Points: { $points }

number = the { $number }
space = space { $number }
seat = Player { $number }

line-peaks = Peaks
line-ends = Ends of the row
why-taken = { $space } is taken.
