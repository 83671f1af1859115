>>>> ORIGINAL
let a = 1
==== THEIRS
let b = 2
==== YOURS
let c = 3
<<<<

class After { func a() { b() } }
