infix operator /^/
infix operator ^/
infix operator /+/
prefix operator ^/
infix operator +/
func /^/ (l: Int, r: Int) -> Int { 1 / 2 }
func ^/ (l: Int, r: Int) -> Int { first() / 2 }
prefix func ^/ <T>(x: T) -> T { second(x) }
let a = 0 /^/ 1/^/3
let b = 5 ^/ 3 +/ 2
let c = x ./ y
let d = x /= y
let e = x !=/ y
infix operator ./ : P
let f = a./b
