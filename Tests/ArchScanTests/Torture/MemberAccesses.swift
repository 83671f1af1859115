func f() {
  Foo.shared.go(); Foo.shared; Foo.bar.baz.qux; Foo.Bar.baz; Self.x; Self.x.y(); Foo.self; Foo.init(x); Foo.Type.self
  Foo<Int>.bar; Foo.bar<Int>().baz; Foo.bar[0].baz; Foo.bar().baz; Foo?.bar; Foo.bar?.baz!.qux; Foo.bar!
  Foo.0; Foo.bar.0.baz; foo.Bar.baz; foo.Bar(); .Foo.bar; \Foo.bar; x as Foo.Bar; x is Foo.Bar; Foo.Bar<Baz.Qux>(x)
  Foo.bar(Baz.qux, a: Quux.corge.d) { Grault.garply }
  [Foo.bar]; [Foo.a: Foo.b]; (Foo.c, Foo.d); -Foo.e; !Foo.f; &Foo.g; Foo.h + Foo.i; Foo.j = Foo.k; Foo.l ? Foo.m : Foo.n
  Foo
    .bar
    . baz
  Foo . bar . qux ()
  if Foo.a { Foo.b } else if case Foo.c = Foo.d { }
  switch Foo.e { case Foo.f: Foo.g; case Foo.h(let i): break; case is Foo.K: break; default: Foo.l }
  for Foo in Foo.m where Foo.n { Foo.o }
  "\(Foo.p) \(Foo.q.r())"; #m(Foo.s); Foo.t(); Foo.u { }; Foo.v += Foo.w
  Foo.bar(_:); Foo.bar(a:b:).c; Foo.`default`.x; Foo.+; (Foo.a).b; [Foo].self; Foo.a...Foo.b; T.self; T.Type.self
  let x: Foo.Bar = Foo.baz, y = Foo.Bar.Baz.qux as Foo.Quux; try? Foo.z; await Foo.a1()
  return Foo.b1
}
var v = Foo.a, x = Foo.c; var w: Int { Foo.b }
func g(a: Foo.A = Foo.b, c: Foo = .d, e: Int = Foo.f()) -> Foo.G { Foo.h }
@A(Foo.b) @A.B(Foo.c) struct S<T: Foo.D>: Foo.E { let f = Foo.g }
enum E: Int { case a = 1, b(Foo.C = Foo.d) } ; extension Foo.Bar { }
