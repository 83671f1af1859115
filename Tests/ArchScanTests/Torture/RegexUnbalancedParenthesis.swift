prefix operator /
prefix func / (x: Int) -> Int { x }
let a = foo(/x) + bar(/y)
let b = foo(/x, y)/1
let c = (/x)
let d = [(/x), (/y)]
let e = baz(/x) { closure() }
let f = qux("a", /x) / go(")")
