#if A
let a = 1
#else
let b = 2
#else
let c = 3
#elseif D
let d = 4
#endif
class After { func a() { b() } }
