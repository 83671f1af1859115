a().b(); a.b(c).d { }; a { }.b; a { }.b(); a(){ }.b { }; a().b.c.d(); a()?.b(); a()!.b!(); a()!.b!.c?.d()
a()(); a()()(); a {}(); a().b<C>(); a().b?<C>(); a()[0].b(); a()[0] { }.b(); a().b[0](); (a()).b(); (try a()).b(); [a()].b()
a(b().c()).d(e { f().g() }); a()/* x */.b(); a() // x
  .b() // y
  /* z */ .c { } d: { }
  .e
  .f()
a().b(c: d, e); a().self.b(); a().init(); a().0(); a().b.0.c(); a()... ; a()!; a()?; -a().b(); !a().b(); &a().b()
#A().b(); #a { }.b(); "x".b().c(); "\(a().b())".c(); { a() }().b(); \A.b.c; (\A.b).c(); self().a(); super.a().b(); $0().a()
try a().b(); await a().b(); try await a().b { }.c(); a() as B; (a() as B).c(); a() is B; a()
.b()
a().b(c) { d in e(d).f() } g: { h in i }.j()
switch a { case b().c(): d().e() case .f(g().h): i case .j(let k).l: m() }
if case a().b() = c().d() { } ; if a().b { }.c() { } ; guard a().b() else { } ; for x in a().b() where c().d() { }
a().b
#if X
  .c()
  .d { }
#else
  .e()
#endif
  .f().g()
let x = A().b().c { }, y = [A().b(): c().d()], z = A<B>().c().d; @A(b().c()) func f(a: B = c().d()) { }
a().`b`().`default`(); A.B.c().D(); A.B().c.D(); .a().b(); .init().c(); .a.b().c.d(); .a { }.b()
a().b(_:)(c); a.b(c:d:)(e).f(); a() .b(); a().b () ; a().b
  (c); a()
  [0].b()
