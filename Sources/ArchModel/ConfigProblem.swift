package import ArchJSON

/// A mistake in a configuration: what, where, and what to do.
package struct ConfigProblem: Error, Sendable, Hashable {
  package enum Severity: String, Sendable {
    /// Nothing can be checked before it is mended.
    case error
    /// Something in the file has no effect.
    case warning
  }

  package var severity: Severity
  package var location: JSONLocation
  /// What is wrong, one sentence without a full stop, names in 'quotes'.
  package var message: String
  /// Stands at the caret: `did you mean 'forbidden'?`, or what to do.
  package var suggestion: String?
  /// Stands below the frame: the names that are known.
  package var note: String?

  package init(
    _ severity: Severity = .error, at location: JSONLocation, message: String, suggestion: String? = nil,
    note: String? = nil
  ) {
    self.severity = severity
    self.location = location
    self.message = message
    self.suggestion = suggestion
    self.note = note
  }

  package init(_ error: JSONError) {
    self.init(at: error.location, message: error.message, suggestion: error.advice)
  }
}

extension ConfigProblem {
  /// The problem with the lines around it, for a terminal without colour; ends with a line break.
  ///
  /// Control characters of the source are shown as `?`, so that a configuration cannot steer the terminal.
  package func rendered(source: [UInt8], path: String) -> String {
    let place = "\(Self.printable(path)):\(location.line):\(location.column)"
    var text = "\(place): \(severity.rawValue): \(Self.printable(message))\n"
    let lines = Self.lines(of: source)
    let shown = max(1, location.line - 2)...max(1, location.line + 1)
    let width = String(min(shown.upperBound, max(1, lines.count))).utf8.count
    for number in shown where number <= lines.count {
      text += Self.padded(String(number), width) + " |" + Self.spaced(lines[number - 1]) + "\n"
      if number == location.line { text += marker(below: lines[number - 1], width) }
    }
    if let note { text += Self.printable(note) + "\n" }
    return text
  }

  private func marker(below line: ArraySlice<UInt8>, _ width: Int) -> String {
    let start = min(location.column - 1, line.count)
    let end = min(start + location.length, line.count)
    let before = Self.printable(String(decoding: line.prefix(start), as: UTF8.self)).unicodeScalars.count
    let marked = Self.printable(
      String(decoding: line.dropFirst(start).prefix(end - start), as: UTF8.self)
    ).unicodeScalars.count
    let carets = String(repeating: "^", count: max(1, min(marked, 80)))
    let advice = suggestion.map { " " + Self.printable($0) } ?? ""
    return String(repeating: " ", count: width) + " | " + String(repeating: " ", count: before) + carets
      + advice + "\n"
  }

  private static func spaced(_ line: ArraySlice<UInt8>) -> String {
    line.isEmpty ? "" : " " + printable(String(decoding: line.prefix(400), as: UTF8.self))
  }

  private static func padded(_ number: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - number.utf8.count)) + number
  }

  /// A tab becomes one space, so that the caret stands below what it means.
  private static func printable(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      result.unicodeScalars.append(scalar == "\t" ? " " : isUnsafe(scalar) ? "?" : scalar)
    }
    return result
  }

  /// Control characters, and those that turn the direction of the text around.
  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Without a byte order mark; ended as the reader ends them, by `\n`, `\r\n` or `\r`.
  private static func lines(of source: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var index = start
    while index < source.count {
      let byte = source[index]
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        lines.append(source[start..<index])
        let isPair = byte == UInt8(ascii: "\r") && index + 1 < source.count && source[index + 1] == 0x0A
        index += isPair ? 2 : 1
        start = index
      } else {
        index += 1
      }
    }
    lines.append(source[start..<source.count])
    return lines
  }
}
