func divisions() {
  let a = reduce(1, /)
  let b = reduce(into: 0, /) + call(1)
  let c = foo(/, "(")
  let d = bar(/, /)
  let e = (/)
  let f = (/) + (/)
  let g = baz(/, 2) / 3
  let h = [(/)].count
  let i = qux(x, /)
  _ = op(/, 1) + op(/, 2)
}
