import ArchFacts
import ArchKnowledge
import ArchModel

/// Whether a type reaches for what lies outside of the app: the network, what is stored, the device.
enum PlatformReach {
  private static let names = AppleTypes[.network].union(AppleTypes[.stores]).union(AppleTypes[.device])
    .subtracting(AppleTypes[.stored])

  /// The first place in the code of a type that does.
  static func first(in type: CodeType) -> ForeignUse? {
    for file in files(of: type) {
      if let use = all(in: type, file).first { return use }
    }
    return nil
  }

  /// Every place in a file that does.
  static func all(in file: CodeFile) -> [ForeignUse] {
    ForeignUse.types(names, in: file).filter { file.isJudged($0.range) }
  }

  private static func all(in type: CodeType, _ file: CodeFile) -> [ForeignUse] {
    all(in: file).filter { type.codebase.isInside(type.id, $0.place) }
  }

  private static func files(of type: CodeType) -> [CodeFile] {
    var seen: Set<FileID> = []
    return type.codebase.symbols.declarations(of: type.id).compactMap {
      seen.insert($0.file).inserted ? CodeFile(type.codebase, $0.file) : nil
    }
  }
}
