/// A file, or a part of one, that rules leave alone.
package struct NotJudgedCode: Sendable {
  /// into `NamedCode.files`.
  package let file: FileID
  /// `nil` for all of it.
  package let part: NotJudgedRange?
  package let reason: NotJudged
}

extension Codebase {
  /// All that rules leave alone, in the order of files and offsets; of parts within each other the outermost.
  package var notJudged: [NotJudgedCode] {
    files.ids.flatMap { index -> [NotJudgedCode] in
      let file = files[index]
      if let reason = file.notJudged {
        return [NotJudgedCode(file: index, part: nil, reason: reason)]
      }
      return file.notJudgedRanges.map {
        NotJudgedCode(file: index, part: $0, reason: $0.reason)
      }
    }
  }
}
