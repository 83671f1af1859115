protocol Mapped {
  associatedtype Value
  func mapped<T>(_ transform: (Value) -> T) -> Self<T>
  func nested() -> Self.Other<Value>
}
@_specialize(where T == Array<Int>)
@_specialize(exported: false, kind: full, where T == Set<String>)
func sum<T: Sequence>(_ values: T) -> Optional<T.Element> { values.first { _ in true } }
