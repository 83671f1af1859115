/// What a command keeps until its process ends, which gives all memory back at once: to free a codebase part by part
/// takes one or two hundredths of a check, on one thread, when everything has been said.
enum UntilExit {
  private final class Box<Value> {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  /// For commands only; a library gives back what it took.
  static func keep<Value>(_ value: Value) { _ = Unmanaged.passRetained(Box(value)) }
}
