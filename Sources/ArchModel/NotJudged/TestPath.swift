package import ArchConfig
import ArchFacts
import ArchKnowledge

/// Tests, mocks and previews, told by where they are.
package enum TestPath {
  /// Whether a path is test, mock or preview code by one of its folders or its name.
  package static func isTestPath(_ path: String) -> Bool { isTestPath(RelativePath(path)) }

  package static func isTestPath(_ path: RelativePath) -> Bool { !signs(of: path).isEmpty }

  /// The outermost folder that says so, and the name of the file.
  static func signs(of path: RelativePath) -> [NotJudged.Sign] {
    guard let file = path.components.last else { return [] }
    var signs: [NotJudged.Sign] = []
    for component in path.components.dropLast() where isTestFolder(path.bytes[component]) {
      signs.append(.folder(String(decoding: path.bytes[component], as: UTF8.self)))
      break
    }
    if isTestFile(path.bytes[file]) { signs.append(.fileName) }
    return signs
  }

  /// Whether a name speaks of previews, not of tests.
  static func speaksOfPreviews(_ name: String) -> Bool {
    CamelCaseWords.of(name).contains(where: wordsOfXcode.contains)
  }

  private static let wordsOfXcode = DoubleWords[.preview]

  private static let folders: Set<[UInt8]> = Set(FolderNames[.test].map { Array($0.utf8) })

  private static let folderEndings: [[UInt8]] =
    FolderNames.inOrder(.testEnding).map { Array($0.utf8) }

  private static let lastLetters = Set((Array(folders) + folderEndings).compactMap(\.last))

  private static let fileEndings: [[UInt8]] = FolderNames.inOrder(.testFileEnding).map { Array($0.utf8) }

  /// `LinkPreviewHelpers.swift` belongs to the app.
  private static let files: Set<[UInt8]> = Set(FolderNames[.previewFile].map { Array($0.utf8) })

  private static func isTestFolder(_ name: ArraySlice<UInt8>) -> Bool {
    // Xcode's templates are text that only becomes Swift.
    if name.suffix(11).elementsEqual(".xctemplate".utf8) { return true }
    // Nearly every folder ends in none of these letters, and is not looked at further.
    guard let last = name.last, lastLetters.contains(last) else { return false }
    if folders.contains(Array(name)) { return true }
    return folderEndings.contains { ending in
      guard name.count > ending.count, name.suffix(ending.count).elementsEqual(ending) else { return false }
      return !isExperiment(name)
    }
  }

  /// `ABTests` are an experiment in the app, not tests of it.
  private static func isExperiment(_ name: ArraySlice<UInt8>) -> Bool {
    name.suffix(7).elementsEqual("ABTests".utf8)
  }

  private static func isTestFile(_ name: ArraySlice<UInt8>) -> Bool {
    if name.starts(with: "Mock".utf8), name.count > 4 {
      let next = name[name.startIndex + 4]
      if next >= UInt8(ascii: "A"), next <= UInt8(ascii: "Z") { return true }
    }
    if name.starts(with: "Preview".utf8), files.contains(Array(name)) { return true }
    return fileEndings.contains { name.count > $0.count && name.suffix($0.count).elementsEqual($0) }
  }
}
