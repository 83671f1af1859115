/// A file, or a part of one, that rules leave alone.
package struct NotJudgedCode: Sendable {
  /// into `NamedCode.files`.
  package let file: Int32
  /// `nil` for all of it.
  package let part: NotJudgedRange?
  package let reason: NotJudged
}

extension Codebase {
  /// All that rules leave alone, in the order of files and offsets; of parts within each other the outermost.
  package var notJudged: [NotJudgedCode] {
    files.indices.flatMap { index -> [NotJudgedCode] in
      let file = files[index]
      if let reason = file.notJudged {
        return [NotJudgedCode(file: Int32(index), part: nil, reason: reason)]
      }
      return file.notJudgedRanges.map {
        NotJudgedCode(file: Int32(index), part: $0, reason: $0.reason)
      }
    }
  }
}
