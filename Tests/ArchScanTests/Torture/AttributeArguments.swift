@objc(foo:bar:) func a() {}
@objc(Renamed) class B {}
@_specialize(where T == Int, U: P) func c<T, U>() { }
@_specialize(exported: true, kind: partial, where T: _Trivial(64)) func d<T>() {}
typealias F = @convention(block) (Int) -> Void
let g: @convention(c, cType: "void (*)(int)") () -> Void = { h() }
struct I { var y: Int { @storageRestrictions(initializes: _x, accesses: y, z) init { j() } get { 1 } } }
@A.B<C>(x()) var k = 1
@A.B.C struct L {}
@Wrapper(wrappedValue: m(), "n", o: .p) struct NotAnArgument {}
@Custom(r: { $0 + s() }, t: [1: u()], v: w ? .x : .y) func z() {}
@_spi(Testing) @_silgen_name("symbol(") @_cdecl("c\"decl") public func a1() {}
@_dynamicReplacement(for: b1(_:)) func c1() {}
@inline(__always) @_effects(readonly) @_semantics("x") func d1() {}
@_implements(Equatable, ==(_:_:)) func e1() {}
@derivative(of: f1, wrt: x) @transpose(of: g1) @differentiable(reverse, wrt: (self, x)) func h1() {}
@_documentation(visibility: internal) @_typeEraser(Any.self) @_originallyDefinedIn(module: "M", iOS 13) class I1 {}
@backDeployed(before: iOS 17, macOS 14) func j1() { k1() }
@exclusivity(unchecked) @_alignment(16) @_rawLayout(like: T) @_private(sourceFile: "x.swift") struct L1 {}
@_unavailableFromAsync(message: "no") @_expose(Cxx, "n") @_nonSendable(_assumed) func m1() {}
@attached(member, names: named(init), arbitrary, prefixed(_)) @freestanding(expression) macro n1() = #externalMacro(module: "O", type: "P")
@abi(func q1() -> Int) func q1() -> Int { r1() }
