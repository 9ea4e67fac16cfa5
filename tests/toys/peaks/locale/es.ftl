ask-lay = Coloca uno de tus números en un espacio libre.
wait-for = { $seat } está colocando un número.
game-over = La fila está completa.

do-lay = Colocar { $number } en { $space }
number-laid = { $seat } ha colocado { $number } en { $space }.
brings = Puntos: { $points }

number = el { $number }
space = el espacio { $number }
seat = Jugador { $number }

line-peaks = Picos
line-ends = Extremos de la fila
why-taken = { $space } está ocupado.
