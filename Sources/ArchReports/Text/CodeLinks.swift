/// Where the code of a commit can be read on the web; without that, places are told but lead nowhere.
package struct CodeLinks: Sendable, Equatable {
  package static let none = CodeLinks(repository: "", folder: "")

  /// An address that a commit and a path follow; empty for none.
  private let repository: String
  /// From the root of the repository to the folder that paths are relative to; empty or ends with a slash.
  private let folder: String

  /// - Parameter repository: such as `https://github.com/owner/name/blob/`; anything else than a plain address
  ///   is not an address.
  package init(repository: String, folder: String = "") {
    let isAddress = repository.hasPrefix("https://") || repository.hasPrefix("http://")
    let isPlain = repository.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "-._~:/%".utf8.contains(byte)
      }
    }
    self.repository = isAddress && isPlain ? repository : ""
    self.folder = folder
  }

  /// Paths that are relative to a folder of the repository.
  package func within(_ folder: String) -> CodeLinks { CodeLinks(repository: repository, folder: folder) }

  /// `path:line` as code, with the line after it where there is one.
  ///
  /// - Parameters:
  ///   - name: shown instead of the path.
  ///   - commit: in full.
  func place(_ path: String, _ line: Int, name: String? = nil, at commit: String?) -> String {
    let text = MarkdownText.place(name ?? path, line)
    guard !repository.isEmpty, let commit, !commit.isEmpty, commit.allSatisfy(\.isHexDigit),
      !path.hasPrefix("/"), !path.hasPrefix("../")
    else { return text }
    return "[\(text)](\(repository)\(commit)/\(PercentEncoding.uri(path: folder + path))#L\(line))"
  }
}
