a()
Foo.b
@C struct D {}
