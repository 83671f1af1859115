/// Prose broken into lines of a width, at blanks; a word that is wider gets a line of its own.
package enum WrappedText {
  /// Line breaks that are written stay.
  package static func lines(_ text: String, width: Int) -> [String] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).flatMap { paragraph in
      var lines: [String] = []
      var line = ""
      var cells = 0
      for word in paragraph.split(separator: UInt8(ascii: " ")).map(Substring.init) {
        let wordCells = TerminalText.width(String(word))
        if cells > 0, cells + 1 + wordCells > width {
          lines.append(line)
          line = ""
          cells = 0
        }
        if cells > 0 { line += " " }
        cells += wordCells + (cells > 0 ? 1 : 0)
        line += word
      }
      return lines + [line]
    }
  }
}
