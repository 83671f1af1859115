let `a = 1
let b = `
class After { func a() { b() } }
