<<<<<<< HEAD
let a = 1
||||||| base
let b = 2
=======
let c = 3
>>>>>>> branch

class After { func a() { b() } }
