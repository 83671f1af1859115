class A: B {
  public private(set) static var a = 1
  private(set) public var b: Int = c()
  static private let d = 1, e = 2
  final override public func f() {}
  override final class func g() {}
  nonisolated(unsafe) static let h = I()
  static nonisolated(unsafe) var j: Int? = nil
  nonisolated public let k = 1
  weak var l: M?
  unowned(safe) let n: O, p: Q = r()
  unowned(unsafe) private var s: T
  lazy private(set) var u = { v() }()
  @objc dynamic open var w: Int { x() }
  required convenience public init() {}
  mutating func y() {} ; nonmutating func z() {}
  consuming func a1() {} ; borrowing func b1() {} ; __consuming func c1() {}
  distributed func d1() {} ; isolated deinit { e1() }
  fileprivate(set) internal lazy var f1: Int = g1
  dynamic private func h1() {} ; optional func i1() ; prefix static func - (x: A) -> A { x }
  package(set) public var j1 = 1 ; open(set) var k1 = 2 ; internal(set) var l1 = 3
  class let m1 = 1 ; class final var n1: Int { 1 } ; static subscript(o1: Int) -> Int { 1 }
  override subscript(p1: Int) -> Int { super[p1] } ; override var q1: Int { get { super.q1 } set {} }
  _const let r1 = 1 ; final unowned let s1: T1
  weak let u1: V1?
}
