let a = /never(closed
let b = #/never closed
class After { func a() { b() } }
