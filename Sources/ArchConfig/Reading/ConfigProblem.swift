package import ArchFacts
package import ArchJSON

/// A mistake in a configuration: what, where, and what to do.
package struct ConfigProblem: Error, Sendable, Hashable {
  package enum Severity: String, Sendable {
    /// Nothing can be checked before it is fixed.
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
  /// Control characters of the source are shown as `?`, so that a configuration cannot steer the terminal. Of a
  /// long line only what is around the place is shown.
  package func rendered(in source: SourceText, path: String) -> String {
    let place = "\(Self.printable(path)):\(location.line):\(location.column)"
    var text = "\(place): \(severity.rawValue): \(Self.printable(message))\n"
    let shown = max(1, location.line - 2)...max(1, location.line + 1)
    let width = String(min(shown.upperBound, max(1, source.lines.lineCount))).utf8.count
    for number in shown where number <= source.lines.lineCount {
      let line = source.content(ofLine: number)
      text += Self.padded(String(number), width) + " |"
      if number == location.line {
        text += marked(line, width)
      } else {
        text += (line.isEmpty ? "" : " " + Self.clipped(line.prefix(Self.longestLine), of: line)) + "\n"
      }
    }
    if let note { text += Self.printable(note) + "\n" }
    return text
  }

  package func rendered(source: [UInt8], path: String) -> String {
    rendered(in: SourceText(source), path: path)
  }

  /// In bytes.
  private static let longestLine = 160
  /// How much of a long line stays before the place.
  private static let bytesBeforePlace = 60

  /// The line and the mark below it, each with its end.
  private func marked(_ line: ArraySlice<UInt8>, _ width: Int) -> String {
    let start = line.startIndex + min(max(0, location.column - 1), line.count)
    let end = min(start + location.length, line.endIndex)
    var window = line
    if line.count > Self.longestLine {
      var from = max(line.startIndex, start - Self.bytesBeforePlace)
      // Not in the middle of a character.
      while from < start, line[from] & 0xC0 == 0x80 { from += 1 }
      window = line[from..<min(line.endIndex, from + Self.longestLine)]
    }
    let shown = Self.clipped(window, of: line)
    let ellipsis = window.startIndex > line.startIndex ? 1 : 0
    let before = ellipsis + Self.width(window[..<start])
    let carets = max(1, min(Self.width(line[start..<min(end, window.endIndex)]), 80))
    let advice = suggestion.map { " " + Self.printable($0) } ?? ""
    return (line.isEmpty ? "" : " " + shown) + "\n" + String(repeating: " ", count: width) + " | "
      + String(repeating: " ", count: before) + String(repeating: "^", count: carets) + advice + "\n"
  }

  private static func clipped(_ window: ArraySlice<UInt8>, of line: ArraySlice<UInt8>) -> String {
    (window.startIndex > line.startIndex ? "…" : "") + printable(String(decoding: window, as: UTF8.self))
      + (window.endIndex < line.endIndex ? "…" : "")
  }

  private static func width(_ bytes: ArraySlice<UInt8>) -> Int {
    printable(String(decoding: bytes, as: UTF8.self)).unicodeScalars.count
  }

  private static func padded(_ number: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - number.utf8.count)) + number
  }

  /// A tab becomes one space, so that the caret is below what it means.
  private static func printable(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: \.isHarmful) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      result.unicodeScalars.append(scalar == "\t" ? " " : scalar.isHarmful ? "?" : scalar)
    }
    return result
  }
}
