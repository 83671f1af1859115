/// A target of an Xcode project, as the description that the project is generated from has it.
package struct DescribedTarget: Sendable, Equatable {
  /// As imports write it: of `my-app` that is `my_app`.
  package let name: String
  /// Without a slash at the end.
  package let folders: [String]
  /// Those that the description names one by one.
  package let files: [String]
  package let isTest: Bool
  /// All that it depends on; `nil` where some of that is computed, or not read.
  package let listed: [ListedDependency]?

  /// - Parameters:
  ///   - globs: as the description has them, `Sources/**` for example.
  ///   - folder: that they are relative to, with a slash at its end or empty.
  init(
    name: String, globs: [String], below folder: String, isTest: Bool, listed: [ListedDependency]? = nil
  ) {
    self.listed = listed
    self.name = Self.importName(name)
    let isFile = { (glob: String) in glob.hasSuffix(".swift") && !glob.contains(where: Self.isWildcard) }
    folders = globs.filter { !isFile($0) }.map { Self.joined(folder, Self.folder(ofGlob: $0)) }
    files = globs.filter(isFile).map { Self.joined(folder, $0) }
    self.isTest = isTest
  }

  /// What is before the first name with a wildcard.
  private static func folder(ofGlob glob: String) -> String {
    let parts = glob.split(separator: "/", omittingEmptySubsequences: false)
    return parts.prefix { !$0.contains(where: isWildcard) }.joined(separator: "/")
  }

  private static func isWildcard(_ sign: Character) -> Bool { "*?[{".contains(sign) }

  static func importName(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }

  /// Without `./`, `..` and slashes at the end.
  static func joined(_ folder: String, _ path: String) -> String {
    var parts: [Substring.UTF8View] = []
    for part in (folder + path).utf8.split(separator: UInt8(ascii: "/")) where !part.elementsEqual(".".utf8) {
      if part.elementsEqual("..".utf8) { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/")
  }
}
