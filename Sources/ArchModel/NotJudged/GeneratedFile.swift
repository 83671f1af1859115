import ArchFacts
import ArchKnowledge

/// Tells what a tool has written: by the file's name and folder, and by the comment at its head.
enum GeneratedFile {
  /// Every sign that there is.
  static func signs(of facts: FileFacts) -> [NotJudged.Sign] {
    let comment = GeneratedComment(atHeadOf: facts).signs
    return names(of: facts.path, besides: comment) + comment
  }

  private static func names(of path: String, besides comment: [NotJudged.Sign]) -> [NotJudged.Sign] {
    if endings.contains(where: path.hasSuffix) { return [.fileName] }
    let start = path.utf8.lastIndex(of: slash).map(path.utf8.index(after:))
    let name = path.utf8[(start ?? path.utf8.startIndex)...]
    var signs: [NotJudged.Sign] = []
    if mayBeGenerated(name) {
      let words = CamelCaseWords.of(String(decoding: name, as: UTF8.self)).dropLast()
      // `GeneratedImageView.swift` shows what somebody generated.
      if words.last == generated || words.first == generated && !comment.isEmpty { signs.append(.fileName) }
    }
    if let tool = tools.first(where: { isFile(name, of: $0) }) {
      signs.append(.toolFile(tool))
      let folders = path.utf8.split(separator: slash).dropLast()
      for folder in toolFolders where folders.contains(where: { $0.elementsEqual(folder.utf8) }) {
        signs.append(.folder(folder))
      }
    }
    return signs
  }

  /// `TuistAssets+Cart.swift` and `NeedleGenerated.swift`; `Tuist+Cart.swift` extends something called Tuist.
  private static func isFile(_ name: Substring.UTF8View, of tool: String) -> Bool {
    guard name.starts(with: tool.utf8), let next = name.dropFirst(tool.utf8.count).first else { return false }
    guard next >= UInt8(ascii: "A"), next <= UInt8(ascii: "Z") else { return false }
    return name.contains(UInt8(ascii: "+")) || name.dropLast(6).suffix(9).elementsEqual("Generated".utf8)
  }

  private static func mayBeGenerated(_ name: Substring.UTF8View) -> Bool {
    Array(name).map { $0 | 0x20 }.contains(Array(generated.utf8))
  }

  private static let generated = "generated"
  private static let slash = UInt8(ascii: "/")
  private static let endings = GeneratedMarks.inOrder(.ending)
  private static let tools = GeneratedMarks.inOrder(.toolFile)
  private static let toolFolders = GeneratedMarks.inOrder(.toolFolder)
}

extension [UInt8] {
  func contains(_ part: [UInt8]) -> Bool {
    guard let first = part.first, count >= part.count else { return false }
    for start in 0...(count - part.count)
    where self[start] == first && self[start..<(start + part.count)].elementsEqual(part) {
      return true
    }
    return false
  }
}
