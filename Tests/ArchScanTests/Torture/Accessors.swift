struct S {
  var a: Int { 1 }
  var b: Int { get { c() } set { d(newValue) } }
  var e: Int { get async throws { f() } }
  var g: Int { get async { 1 } }
  var h: Int { get throws(E) { 1 } }
  var i: Int { mutating get { 1 } nonmutating set(value) { j(value) } }
  var k: Int { _read { yield l() } _modify { yield &m } }
  var n: Int { unsafeAddress { o() } unsafeMutableAddress { p() } }
  var q = 1 { willSet(newQ) { r(newQ) } didSet(oldQ) { s(oldQ) } }
  var t: Int = 1 { didSet { u() } willSet { v() } }
  var w: Int { @storageRestrictions(initializes: x) init(initial) { y() } get { z } set { } }
  var a1: Int { __consuming get { 1 } @inlinable mutating set { b1() } }
  subscript(c1: Int) -> Int { get { d1() } set { e1() } }
  subscript(f1: Int) -> Int { get async throws { 1 } }
  var g1: () -> Void { { h1() } }
  var i1: Int { let get = 1; return get }
  var k1: [Int] = [] { didSet { if l1 { m1() } } }
  var n1: Int { return o1 ? 1 : 2 }
  lazy var p1: Int = q1() { didSet { } }
  static var r1: Int { get { 1 } }
  var s1: Int { get { if t1 { 1 } else { 2 } } }
}
protocol P { var a: Int { get } ; var b: Int { set get } ; var c: Int { get async throws }
  var d: Int { get throws(E) }; subscript(e: Int) -> Int { get nonmutating set } ; static var f: Int { mutating get set } }
