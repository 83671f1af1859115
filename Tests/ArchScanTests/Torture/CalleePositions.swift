func positions() {
  foo().bar()
  foo()
    .bar()
      .baz { }
  (foo)
    .bar()
  foo [0]
    .qux()
  (a ?? b)()
  (a ?? b) { c() }
  array[1]()
  array[1] { d }
  { e() }()
  if x { f } else { g }
  f.g().h.i()
  f . g ( )
  f /* x */ . /* y */ g /* z */ ()
  Foo
    .shared // comment
    .run()
  foo!
    .bar?
    .baz()
  foo()!()
  foo()?()?.bar()
  foo().0()
  foo().self()
  [1, 2]
    .map { $0 }
  "a"
    .b()
  foo<Int>()<Bar>()
  foo() { }()
  a.b { }.c.d { }
}
