extension PathPattern {
  /// What is wrong with a pattern and what to do about it.
  package struct Mistake: Sendable, Hashable {
    package let message: String
    package let advice: String
    /// Where in the text it is, in bytes.
    package let range: Range<Int>
  }

  /// Why the text is not a pattern; `nil` when it is one.
  package static func mistake(in text: String) -> Mistake? {
    let bytes = Array(text.utf8)
    let whole = 0..<bytes.count
    func mistake(_ message: String, _ advice: String, _ range: Range<Int>) -> Mistake {
      Mistake(message: message, advice: advice, range: range)
    }
    guard let first = bytes.first else {
      return mistake("an empty pattern matches nothing", "write ** for everything, or remove it", whole)
    }
    guard bytes.count <= 1000 else {
      return mistake("a pattern has at most 1000 bytes", "shorten it with ** or *", 0..<1)
    }
    switch first {
    case UInt8(ascii: "/"):
      return mistake(
        "a pattern is relative to the folder of this file", "remove the '/' it begins with", 0..<1)
    case UInt8(ascii: "~"):
      return mistake("a pattern is relative to the folder of this file", "remove the '~'", 0..<1)
    case UInt8(ascii: "!"):
      return mistake("a pattern cannot be negated", "list what should be left out in 'exclude'", 0..<1)
    default: break
    }
    if let backslash = bytes.firstIndex(of: UInt8(ascii: "\\")) {
      return mistake("folders are separated by '/'", "write '/' instead of '\\'", backslash..<backslash + 1)
    }
    var start = 0
    for component in bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      let range = start..<start + component.count
      start = range.upperBound + 1
      if component.isEmpty, range.lowerBound < bytes.count {
        return mistake("there is no folder between the two '/'", "remove one", range.lowerBound - 1..<start)
      }
      if component.elementsEqual("..".utf8) {
        return mistake(
          "a pattern cannot leave the folder of this file", "move the file up, or remove '..'", range)
      }
      if component.elementsEqual(".".utf8), range.lowerBound > 0 || bytes.count <= 2 {
        return mistake("'.' does not name a folder", "write ** for everything, or remove it", range)
      }
      if component.count > 2, hasDoubleStar(component) {
        return mistake("'**' must be alone between two '/'", "write * within a name", range)
      }
      if let wrong = wrongCapture(in: component) { return wrong }
    }
    return nil
  }

  private static func hasDoubleStar(_ component: ArraySlice<UInt8>) -> Bool {
    zip(component, component.dropFirst()).contains { $0 == UInt8(ascii: "*") && $1 == UInt8(ascii: "*") }
  }

  private static func wrongCapture(in component: ArraySlice<UInt8>) -> Mistake? {
    var rest = component
    let known = Capture.allCases.map { "{\($0.rawValue)}" }.joined(separator: " or ")
    while let open = rest.firstIndex(of: UInt8(ascii: "{")) {
      guard let close = rest[open...].firstIndex(of: UInt8(ascii: "}")) else {
        return Mistake(
          message: "this '{' is never closed", advice: "write \(known)", range: open..<open + 1)
      }
      let name = String(decoding: rest[(open + 1)..<close], as: UTF8.self)
      if Capture(rawValue: name) == nil {
        let advice =
          name.contains(",")
          ? "write one pattern for each" : nearMiss(name) ?? "known: \(known)"
        return Mistake(
          message: "'{\(name)}' is not a capture", advice: advice, range: open..<close + 1)
      }
      rest = rest[(close + 1)...]
    }
    if let close = rest.firstIndex(of: UInt8(ascii: "}")) {
      return Mistake(message: "this '}' closes nothing", advice: "remove it", range: close..<close + 1)
    }
    return nil
  }

  private static func nearMiss(_ name: String) -> String? {
    NearestName.of(name, in: Capture.allCases.map(\.rawValue)).map { "did you mean '{\($0)}'?" }
  }
}
