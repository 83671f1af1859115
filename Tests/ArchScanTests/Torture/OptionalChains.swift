func chains() {
  a?.b(); a?.b?.c(); a?[0]?.b(); a?(x); a?.b?[1]?(y)?.c()
  a!.b(); x!.y; a![0]!.b!(); a!(x)
  a?.b = c?.d
  a??.b(); a!?.b!!.c()
  (a as? B)?.c(); (a as! B).c()
  try? a?.b(); try! a!.b()
  Foo.shared?.bar!.baz()
  Foo?.none
  a?.b { c?() }
  a?.0.1?.b()
  optional?.map { $0 }?.flatMap { $0! }
  let d = e ? f?.g : h!.i
  let j = k?.l ?? m!.n ?? .o
  if let p = q?.r?(), p.s! { }
  u?
    .v?
    .w()
}
