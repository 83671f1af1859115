/// Prose broken into lines of a width, at blanks; a word that is wider gets a line of its own.
package enum WrappedText {
  /// Line breaks that are written stay.
  package static func lines(_ text: String, width: Int) -> [String] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).flatMap { paragraph in
      var lines: [String] = []
      var line: [UInt8] = []
      var cells = 0
      for word in paragraph.split(separator: UInt8(ascii: " ")) {
        let wordCells = TerminalText.width(word)
        if cells > 0, cells + 1 + wordCells > width {
          lines.append(String(decoding: line, as: UTF8.self))
          line.removeAll(keepingCapacity: true)
          cells = 0
        }
        if cells > 0 {
          line.append(UInt8(ascii: " "))
          cells += 1
        }
        cells += wordCells
        line += word
      }
      return lines + [String(decoding: line, as: UTF8.self)]
    }
  }
}
