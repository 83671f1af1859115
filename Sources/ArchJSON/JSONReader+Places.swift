// Where something is, and what is wrong there.
extension JSONReader {
  struct Opening {
    let position: Int
    let line: Int
    let lineStart: Int

    init(_ position: Int, _ line: Int, _ lineStart: Int) {
      self.position = position
      self.line = line
      self.lineStart = lineStart
    }
  }

  /// For what is on the line that is being read.
  func location(from start: Int) -> JSONLocation {
    JSONLocation(
      line: line, column: start - lineStart + 1, length: max(1, position - start), document: documentNumber)
  }

  /// For what began at a bracket, perhaps lines above; then only the bracket is marked.
  func location(from opening: Opening) -> JSONLocation {
    JSONLocation(
      line: opening.line, column: opening.position - opening.lineStart + 1,
      length: opening.line == line ? max(1, position - opening.position) : 1, document: documentNumber)
  }

  func unclosed(_ bracket: String, _ closing: String, _ opening: Opening) -> JSONError {
    JSONError(
      at: JSONLocation(
        line: opening.line, column: opening.position - opening.lineStart + 1, length: 1,
        document: documentNumber),
      message: "this '\(bracket)' is never closed", advice: "add '\(closing)'")
  }

  /// What git left when it could not merge two branches: no string reaches over a line, so a line that begins so
  /// is what breaks the rest.
  var conflict: JSONError? {
    let mark = Array("<<<<<<<".utf8)
    var number = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      guard line.starts(with: mark) else { continue }
      return JSONError(
        at: JSONLocation(line: number, column: 1, length: mark.count, document: documentNumber),
        message: "git left a merge conflict here",
        advice: "keep the lines you want, and remove the '<<<<<<<', '=======' and '>>>>>>>' lines")
    }
    return nil
  }

  func error(_ message: String, _ advice: String, length: Int = 1) -> JSONError {
    JSONError(
      at: JSONLocation(
        line: line, column: position - lineStart + 1, length: max(1, length), document: documentNumber),
      message: message, advice: advice)
  }
}
