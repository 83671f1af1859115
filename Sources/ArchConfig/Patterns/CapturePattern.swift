import ArchFacts

/// A name or a path in a rule of a team's own in which `{x}` stands for a text that is the same in all of the rule.
///
/// A capture is at least one letter and stays within a component of a path, or within one name of `Cart.Item`.
package struct CapturePattern: Sendable {
  package typealias Bindings = CaptureBindings

  private enum Piece: Sendable {
    case bytes([UInt8])
    /// `?` of a path.
    case anyCharacter
    /// `*`, which in a path stays within a component.
    case anyText
    /// `**/`: any number of components.
    case anyDepth
    /// All that is below a folder.
    case below
    case capture(String)
  }

  private let pieces: [Piece]
  private let border: UInt8
  private let isPath: Bool

  /// The names in braces of a text, in its order.
  package static func names(in text: String) -> [String] {
    var names: [String] = []
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = rest[rest.index(after: open)..<close]
      if isName(name) { names.append(String(name)) }
      rest = rest[rest.index(after: close)...]
    }
    return names
  }

  private static func isName(_ text: Substring) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || byte == UInt8(ascii: "-")
      }
  }

  /// The same with another text for each capture.
  package static func replacing(_ text: String, _ replacement: (String) -> String) -> String {
    var result = ""
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = rest[rest.index(after: open)..<close]
      result += rest[..<open]
      result += isName(name) ? replacement(String(name)) : String(rest[open...close])
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  package init(path: String) {
    isPath = true
    border = UInt8(ascii: "/")
    var pieces: [Piece] = []
    let path = CanonicalText.of(path)
    var components = path.split(separator: "/").map(String.init)
    if path.hasSuffix("/") { components.append("**") }
    if components.first == "." { components.removeFirst() }
    for (index, component) in components.enumerated() {
      let isLast = index == components.count - 1
      if component == "**" {
        pieces.append(isLast ? .below : .anyDepth)
        continue
      }
      if index > 0, components[index - 1] != "**" { pieces.append(.bytes([UInt8(ascii: "/")])) }
      pieces += Self.pieces(component, isPath: true)
      if isLast, component != "*" { pieces.append(.below) }
    }
    self.pieces = pieces
  }

  package init(name: String) {
    isPath = false
    border = UInt8(ascii: ".")
    pieces = Self.pieces(CanonicalText.of(name), isPath: false)
  }

  private static func pieces(_ text: String, isPath: Bool) -> [Piece] {
    var pieces: [Piece] = []
    var plain: [UInt8] = []
    func flush() {
      if !plain.isEmpty { pieces.append(.bytes(plain)) }
      plain = []
    }
    var rest = Substring(text)
    while let first = rest.first {
      if first == "*" || isPath && first == "?" {
        flush()
        pieces.append(first == "*" ? .anyText : .anyCharacter)
        rest.removeFirst()
      } else if first == "{", let close = rest.firstIndex(of: "}"),
        isName(rest[rest.index(after: rest.startIndex)..<close])
      {
        flush()
        pieces.append(.capture(String(rest[rest.index(after: rest.startIndex)..<close])))
        rest = rest[rest.index(after: close)...]
      } else {
        plain += Array(String(first).utf8)
        rest.removeFirst()
      }
    }
    flush()
    return pieces
  }

  /// What the captures stand for, those that are bound included; `nil` for a text that does not match.
  package func match(_ text: ArraySlice<UInt8>, _ bindings: Bindings) -> Bindings? {
    var found: Bindings?
    forEachMatch(Array(text), bindings) { solution, _ in
      found = solution
      return true
    }
    return found
  }

  /// Hands over each way to match, with where in the text, composed, each capture begins, until the body answers that it is enough.
  package func forEachMatch(
    _ text: [UInt8], _ bindings: Bindings, _ body: (Bindings, [String: Int]) -> Bool
  ) {
    _ = match(CanonicalText.bytes(text), 0, 0, bindings, [:], body)
  }

  private func match(
    _ text: [UInt8], _ index: Int, _ piece: Int, _ bindings: Bindings, _ starts: [String: Int],
    _ body: (Bindings, [String: Int]) -> Bool
  ) -> Bool {
    guard piece < pieces.count else { return index == text.count && body(bindings, starts) }
    switch pieces[piece] {
    case .bytes(let bytes):
      guard text[index...].starts(with: bytes) else { return false }
      return match(text, index + bytes.count, piece + 1, bindings, starts, body)
    case .anyCharacter:
      guard index < text.count, text[index] != border else { return false }
      return match(text, index + 1, piece + 1, bindings, starts, body)
    case .anyText:
      var end = index
      while true {
        if match(text, end, piece + 1, bindings, starts, body) { return true }
        guard end < text.count, !isPath || text[end] != border else { return false }
        end += 1
      }
    case .anyDepth:
      var start = index
      while true {
        if match(text, start, piece + 1, bindings, starts, body) { return true }
        guard let next = text[start...].firstIndex(of: border) else { return false }
        start = next + 1
      }
    case .below:
      // A folder that is named before it, or all files from here on.
      guard index == text.count || index == 0 || text[index] == border || text[index - 1] == border else {
        return false
      }
      return match(text, text.count, piece + 1, bindings, starts, body)
    case .capture(let name):
      return capture(name, text, index, piece, bindings, starts, body)
    }
  }

  private func capture(
    _ name: String, _ text: [UInt8], _ index: Int, _ piece: Int, _ bindings: Bindings,
    _ starts: [String: Int], _ body: (Bindings, [String: Int]) -> Bool
  ) -> Bool {
    var starts = starts
    if starts[name] == nil { starts[name] = index }
    if let bound = bindings[name] {
      let bound = CanonicalText.bytes(Array(bound.utf8))
      guard text[index...].starts(with: bound) else { return false }
      return match(text, index + bound.count, piece + 1, bindings, starts, body)
    }
    var end = index
    while end < text.count, text[end] != border {
      end += 1
      guard mayGoOn(text, at: end, with: piece + 1) else { continue }
      let value = String(decoding: text[index..<end], as: UTF8.self)
      guard let bound = bindings.binding(name, to: value) else { continue }
      if match(text, end, piece + 1, bound, starts, body) { return true }
    }
    return false
  }

  /// Whether the first byte lets a piece be there, without asking for the rest: most ends of a capture are none.
  private func mayGoOn(_ text: [UInt8], at index: Int, with piece: Int) -> Bool {
    guard piece < pieces.count else { return index == text.count }
    return switch pieces[piece] {
    case .bytes(let bytes): index < text.count && text[index] == bytes.first
    case .below: index == text.count || text[index] == border
    case .anyCharacter, .anyText, .anyDepth, .capture: true
    }
  }
}
