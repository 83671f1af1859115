import Combine

/// Where values come from, and none itself.
final class CartChanges<Value>: Publisher {
  typealias Output = Value
  typealias Failure = Never
  private var latest: Value
  init(_ latest: Value) { self.latest = latest }
  func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {}
}

final class CartEvents: AsyncSequence {
  var last = 0
}

final class Cart {  // expect: domain-values
  var items: [String] = []
}
