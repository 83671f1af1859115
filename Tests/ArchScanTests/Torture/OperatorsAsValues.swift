let a = xs.reduce(1, *)
let b = xs.reduce(0, +)
let c = xs.sorted(by: <)
let d = xs.sorted(by: >)
let e = xs.map(-)
let f = [(+), (-), (*), (/)]
let g: (Bool, @autoclosure () -> Bool) -> Bool = (&&)
let h = bools.reduce(true) { $0 && $1 }
let i = fold(||), j = fold(??), k = fold(&&, ||, ??)
let l = pick(==, !=, ===, !==)
let m = (<)(1, 2)
let n = (...)(a, b)
let o = table["+", default: +]
let p = both(with: <, and: >)
let q: [String: (Int, Int) -> Int] = ["+": (+), "-": (-), "<": { $0 }]
let r = zip(a, b).allSatisfy(==) && other || third ?? fourth
func s() { use(??); t = (||); u((&&), (??)) }
