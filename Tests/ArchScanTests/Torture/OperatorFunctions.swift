struct Vector: Equatable {
  static func + (l: Self, r: Self) -> Self { make(l, r) }
  static func +(l: Self, r: Int) -> Self { make(l) }
  static func == (l: Self, r: Self) -> Bool { l.x == r.x && l.y == r.y }
  static func < <T>(l: Self, r: T) -> Bool { less() }
  static func <<T>(l: Self, r: T) -> Bool { shift() }
  static func / (l: Self, r: Self) -> Self { divide() }
  static func /(l: Self, r: Int) -> Self { divide() }
  static prefix func - (v: Self) -> Self { negate(v) }
  static postfix func ++ (v: inout Self) -> Self { v }
  static func ?? (l: Self?, r: Self) -> Self { l ?? r }
  static func ~= (l: Self, r: Self) -> Bool { l == r }
  static func ... (l: Self, r: Self) -> Int { 0 }
  static prefix func ..< (l: Self) -> Int { 0 }
  static func && (l: Self, r: @autoclosure () -> Self) -> Self { l }
  static prefix func ! (l: Self) -> Self { l }
  static func & (l: Self, r: Self) -> Self { l }
}
func <=> <A, B>(a: A, b: B) -> Int { compare(a, b) }
func ∘ (f: F, g: G) -> H { compose(f, g) }
func != (a: A, b: A) -> Bool { !(a == b) }
