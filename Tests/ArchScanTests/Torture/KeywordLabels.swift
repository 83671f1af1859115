func f(for x: Int, in y: Int, default z: Int, where w: Int, self s: Int, init i: Int, class c: Int) {
  f(for: 1, in: 2, default: 3, where: 4, self: 5, init: 6, class: 7)
  g(if: a ? b : c, else: d, while: e { }, switch: f(case: 1), return: .x, throw: try? y)
  h(func: 1, `var`: 2, `let`: 3, import: 4, enum: 5, struct: 6, protocol: 7, extension: 8)
  i(as: A.self, is: B.self, try: 1, await: 2, async: 3, some: 4, any: 5, `inout`: &x, _: 6)
  j { } else: { } for: { $0 } in: { x in x }
  k.init(repeat: 1, guard: 2, do: 3, catch: 4, defer: 5, operator: 6, Type: 7, Any: 8, Self: 9)
  l[for: 1, in: 2, default: 3]
  m(nil: nil, true: true, false: false, super: super.x, rethrows: 1, throws: 2, fallthrough: 3)
  n.o(for:in:).p(default:)
  q(_:)(1); r(for:)(2); s(x:_:y:)
  .t(case: 1); #u(if: 1)
}
func v(_ in: Int, for `for`: Int, `in` x: Int, switch: Int, default: Int = 1, repeat: Int...) {}
subscript1(func: x)
let w = (for: 1, in: 2, default: { 3 }), x1 = w.for + w.in + w.default()
let y1: (if: Int, else: (for: String))
