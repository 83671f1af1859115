import ArchFacts
import ArchKnowledge
import ArchModel

/// A module that some file imports and this codebase does not build.
struct ForeignModule {
  enum Kind {
    case language, interface, persistence, network, platform, test
    case thirdParty, thirdPartyPersistence, thirdPartyNetwork

    /// Worded to precede the name of the module.
    var words: String {
      switch self {
      case .language: "language module"
      case .interface: "user interface module"
      case .persistence: "persistence module"
      case .network: "network module"
      case .platform: "platform module"
      case .test: "test module"
      case .thirdParty: "third-party module"
      case .thirdPartyPersistence: "third-party persistence module"
      case .thirdPartyNetwork: "third-party network module"
      }
    }
  }

  let name: String
  let kind: Kind
  /// The path after the word `import`.
  let range: ByteRange

  /// What the production code of one file imports from others, in the order of the file, each module once.
  static func imports(of file: CodeFile) -> [ForeignModule] {
    var seen: Set<String> = []
    let code = file.codebase.code
    return file.imports.compactMap { name, range in
      // A folder called `SwiftData` makes no module of that name.
      let isOwn =
        AppleModules.group(of: name) == nil ? code.mayBeOwnModule(name) : code.isDeclaredModule(name)
      guard !isOwn, seen.insert(name).inserted else { return nil }
      return ForeignModule(name: name, kind: kind(of: name), range: range)
    }
  }

  private static func kind(of name: String) -> Kind {
    switch AppleModules.group(of: name) {
    case .language: .language
    case .interface: .interface
    case .persistence: .persistence
    // A part of Foundation where that is not Apple's.
    case .network where AppleModules[.offApple].contains(name): .language
    case .network: .network
    case .platform: .platform
    case .test: .test
    case nil where LibraryModules[.network].contains(name): .thirdPartyNetwork
    case nil where LibraryModules[.persistence].contains(name): .thirdPartyPersistence
    // A module with an underscore before it belongs to the toolchain or to an SDK.
    case nil: name.hasPrefix("_") ? .language : .thirdParty
    }
  }
}
