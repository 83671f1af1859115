let a = x / y / z
let b = x/y/z
let c = (x)/2+"s"/3
let d = array[0] / 2 / call("/")
let e = call() / 2 + other() / 3
let f = x / y
let g = w / 1
let h = "a"/b / "c"
let i = foo! / bar! / baz
let j = foo?.a / b / c
let k = { 1 } / 2 / 3
let l = self / 2 / super.x
let m = 1 / 2.0 / 0x3
let n = a /* / */ / b // /
let o = x
  / y
  / z
let p = x /
  y /
  z
let q = a!/b
func r() -> Int { total / count / Int(size) }
let s = `in` / 2 / `case`
let t = { $0 / 2 / $1 }
let u = nil / 2 / true
let v = #line / 2 / #column
