ask-lay = Tedd le az egyik számodat egy szabad mezőre.
wait-for = { $seat } következik.
game-over = A sor megtelt.

do-lay = { $number } ide: { $space }
number-laid = { $seat } lerakása: { $number } ide: { $space }.
brings = Pontok: { $points }

number = { $number }. szám
space = { $number }. mező
seat = { $number }. játékos

line-peaks = Csúcsok
line-ends = A sor végei
why-taken = { $space } foglalt.
