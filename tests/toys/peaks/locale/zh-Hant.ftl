ask-lay = 將你的一個數字放到空格上。
wait-for = 輪到{ $seat }放數字。
game-over = 這一列已經放滿。

do-lay = 將{ $number }放到{ $space }
number-laid = { $seat }將{ $number }放到{ $space }。
brings = 分數:{ $points }

number = 數字 { $number }
space = 第 { $number } 格
seat = 玩家 { $number }

line-peaks = 高峰
line-ends = 列的兩端
why-taken = { $space } 已被佔用。
