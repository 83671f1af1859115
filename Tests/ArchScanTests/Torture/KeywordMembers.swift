func members() {
  x.protocol.go(); x.extension(); x.class.struct.enum(); x.actor.let.var.func()
  x.init(); x.self; x.Type; x.default; x.for(1); x.in { }; x.is; x.as; x.try(); x.await()
  x.if(a).else(b); x.switch { }; x.case(1); x.return; x.import(); x.repeat { }.while(c)
  x.subscript(1); x.deinit(); x.operator; x.public.private; x.static(); x.Any; x.Self
  .default; .for(1); .init(); .protocol { }; .none; .self
  Foo.default.go(); Foo.protocol(); Foo.extension.in; Foo.class.init(); Foo.self.go(); Foo.Type.self
  x
    .extension()
    .protocol
    .import { }
    .class
}
enum E { case `import`, `class`; static let `default` = E.import }
let a = \Foo.default.protocol, b = \.extension, c = \.self
