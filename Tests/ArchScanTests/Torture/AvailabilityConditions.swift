@available(iOS 13, macOS 10.15, *) class A {}
@available(*, deprecated, message: "use Foo.bar() {", renamed: "B.c(d:)") func b() {}
@available(iOS, introduced: 9.0, deprecated: 10, obsoleted: 11.2.3) var c: Int { 1 }
@available(swift 5.0) @available(*, unavailable) @available(*, noasync) func d() {}
@available(_PackageDescription 5.3) @available(SwiftStdlib 5.1, *) func e() {}
func f() {
  if #available(iOS 15, *) { a() } else if #unavailable(iOS 14, macOS 11) { b() }
  guard #available(iOS 15, *), let x = y, case .z = w else { return }
  @available(iOS 15, *) func local() {}
  if let g, #available(macOS 13.1, *), g.h() { }
}
struct S { @available(*, deprecated) let i = 1; @available(*, unavailable) init() { j() } }
