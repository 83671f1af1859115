/// What is passed to a call, as it is written.
package enum ArgumentKind: String, Sendable, CaseIterable {
  case text, number, bool, `nil`, `case`, list, closure, value

  /// Worded to follow "is given".
  package var words: String {
    switch self {
    case .text: "a literal text"
    case .number: "a number"
    case .bool: "true or false"
    case .nil: "nil"
    case .case: "a case"
    case .list: "a literal list"
    case .closure: "a closure"
    case .value: "a value"
    }
  }

  /// `'text', 'number' or 'value'`
  package static var allWords: String {
    let names = allCases.map { "'\($0.rawValue)'" }
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }
}
