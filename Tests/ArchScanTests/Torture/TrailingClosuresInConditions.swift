func f() {
  if a.contains { $0 } { b() }
  if c.first { $0.d }?.e == 1 { g() }
  guard h.map { $0 }.isEmpty else { return }
  if i { $0 } && j { k() }
  while l.allSatisfy { $0 } { m() }
  switch n.map { $0 } { default: o() }
  for p in q.filter { $0 } { r() }
  for s in t.u { $0 } where v { w() }
  if let x = y.first { $0 } { z() }
  if let a1 = b1.first(where: { $0 }), c1 { d1() }
  if e1.f1 { $0 }.g1 { h1() }
}
