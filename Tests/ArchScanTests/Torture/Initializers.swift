class A: B {
  init() {}
  init?(c: Int) { return nil }
  init!(d: Int) { e() }
  init<T>(f: T) where T: G { h() }
  init?<T: I>(j: T) async throws { k() }
  public required convenience override init(l: M = .n) throws(O) { self.init() ; super.init(p: q) }
  @objc private init (r: Int) { s() }
  deinit { t() }
  init(_ u: Int, v w: Int...) { x = w }
}
struct Y { init(z: Int) { self = .init(z: z) } ; init () { self.init(z: 1) } }
protocol A1 { init() ; init?(b1: Int) ; init(c1: Int) async throws }
extension D1 { init(e1: F1) { self = G1.h1(e1) } ; nonisolated init(i1: Int) rethrows { } }
actor J1 { init() async { await k1() } ; isolated deinit { l1() } }
