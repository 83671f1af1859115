func f() -> some View {
  text("a")
    .bold()
    #if os(iOS)
    .phone(1)
    .nested { inner() }
    #elseif os(macOS)
    .mac
    #if DEBUG
    .debug()
    #else
    .release()
      #endif
    .after()
    #else
    .other { $0 }
    #endif
    .last()
  Foo.shared
    #if X
    .x()
    #endif
  bar
    #if Y
    .y
    #endif
    .z.w
  baz()
    #if A
    .a?.b!()[0]
    #endif
    #if B
    .c
    #endif
}
