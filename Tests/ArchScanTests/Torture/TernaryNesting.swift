func ternaries(a: Bool) -> Int {
  let b = a ? 1 : 2
  let c = a ? b ? 1 : 2 : 3
  let d = a ? 1 : b ? 2 : 3
  let e = a ? .x : .y
  let f = a ? { $0 } : { -$0 }
  let g = a ? [1: 2] : [:]
  let h = a ? x?.y : z?[0]
  let i = (a ? b : c) ? (d) : (e)
  let j = f(a ? b : c, label: a ? d : e)
  let k = a
    ? b
    : c
  let l = a ?b :c
  let m = a ? b! : c!
  let n = a ? foo(x: 1) : bar { $0 ? 1 : 2 }
  let o = [a ? "k" : "l": a ? 1 : 2]
  let p = a ? (b, c) : (d, e)
  let q = a ? b as? C : d
  let r = "\(a ? "s" : "\(b ? "t" : "u")")"
  let s = a ? try? b() : await c()
  let t: Int? = a ? nil : 1
  return a ? b : a ? c : d
}
struct S { var x = flag ? 1 : 2; func y(z: Int = flag ? 1 : 2) {} }
