<<<<<<< HEAD
let a = 1
=======
let b = 2

class After { func a() { b() } }
