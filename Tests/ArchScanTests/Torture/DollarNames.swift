@propertyWrapper struct W { var wrappedValue: Int; var projectedValue: W { self } }
struct V {
  @W var name = 1
  @Binding var flag: Bool
  var body: some View {
    Toggle($flag) { $name.go() }
    list.map { $0.x + $1 }.reduce(0) { $0($1) }
    _name.wrappedValue.run()
    self.$flag.wrappedValue.toggle()
    x { $0?.a(); $0!.b(); $0[0](); $0 { }; $10.c() }
    ForEach($items) { $item in Row($item) }
    f { ($a, $b) in $a.go($b) }
  }
  init(flag: Binding<Bool>) { _flag = flag; self._name = W(wrappedValue: 1) }
}
