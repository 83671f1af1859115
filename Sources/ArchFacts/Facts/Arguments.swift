/// What is passed to a call: `label: value` between its parentheses, or a trailing closure.
package struct Argument: Sendable {
  /// Empty when there is none.
  package var label: ByteRange
  /// The expression, without comments and blanks around it; of a trailing closure, the braces with all within.
  package var value: ByteRange
  /// The next argument of the same call; into `arguments`.
  package var next = FileFacts.none
  package var isTrailingClosure: Bool

  package init(label: ByteRange, value: ByteRange, isTrailingClosure: Bool) {
    self.label = label
    self.value = value
    self.isTrailingClosure = isTrailingClosure
  }
}

/// The arguments of one call, trailing closures last.
package struct ArgumentsOfCall: Sequence, IteratorProtocol, Sendable {
  private let arguments: [Argument]
  private var index: Int32

  package init(_ arguments: [Argument], from index: Int32) {
    self.arguments = arguments
    self.index = index
  }

  package mutating func next() -> Argument? {
    guard index >= 0 else { return nil }
    let argument = arguments[Int(index)]
    index = argument.next
    return argument
  }
}

extension FileFacts {
  /// What is passed to a call, in the order of the source.
  package func arguments(of call: Call) -> ArgumentsOfCall {
    ArgumentsOfCall(arguments, from: call.firstArgument)
  }

  package func argument(of call: Call, labelled label: StaticString) -> Argument? {
    arguments(of: call).first { matches($0.label, label) }
  }

  package func argument(of call: Call, labelled label: String) -> Argument? {
    arguments(of: call).first { verbatim($0.label) == label }
  }

  /// The call whose result another one goes on from: of `d` in `a.b(c).x.d { }` that is `a.b(c)`.
  package func receiver(of call: Call) -> Call? { call.receiver < 0 ? nil : calls[Int(call.receiver)] }

  /// What is between the call that another one goes on from and its own arguments: `.x.d`. Empty for a call
  /// that goes on from none.
  package func links(of call: Call) -> ByteRange {
    guard let receiver = receiver(of: call) else { return .none }
    return ByteRange(start: receiver.end, end: call.arguments)
  }

  /// The names of what is passed to be changed: of `&self.rows` the `self.rows`; `nil` for all else.
  package func chain(passedInOut argument: Argument) -> ByteRange? {
    guard !argument.value.isEmpty, bytes[Int(argument.value.start)] == UInt8(ascii: "&") else { return nil }
    return nameChain(at: argument.value.start + 1)
  }
}
