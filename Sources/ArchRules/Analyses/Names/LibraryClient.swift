import ArchFacts
import ArchKnowledge
import ArchModel

/// A place that names a type of a library which talks to a server or keeps data.
struct LibraryClient {
  enum Kind: CaseIterable {
    case server, database, keychain, defaults

    fileprivate var names: Set<String> {
      switch self {
      case .server: LibraryClients[.server]
      case .database: LibraryClients[.database]
      case .keychain: LibraryClients[.keychain]
      case .defaults: LibraryClients[.defaults]
      }
    }
  }

  let kind: Kind
  let use: ForeignUse

  /// The places of one file, in the order of offsets.
  static func uses(in file: CodeFile) -> [LibraryClient] {
    var known: [String: Kind] = [:]
    for imported in file.facts.imports {
      guard let module = NamePath.names(imported.path, in: file.facts.bytes).first,
        let names = byModule[file.facts.verbatim(module)]
      else { continue }
      known.merge(names) { first, _ in first }
    }
    guard !known.isEmpty else { return [] }
    return ForeignUse.types(names, in: file).compactMap { use in
      // `Firestore.Encoder` is a value.
      guard let kind = known[use.name], !MemberOfType.isType(behind: use.range.end, in: file.facts) else {
        return nil
      }
      return LibraryClient(kind: kind, use: use)
    }
  }

  /// Of all modules: what others have is not known here.
  private static let names = WordSet(Set(byModule.values.flatMap(\.keys)))

  static let serverNames = Set(byModule.values.flatMap { $0.filter { $0.value == .server }.keys })

  private static let byModule: [String: [String: Kind]] = {
    var byModule: [String: [String: Kind]] = [:]
    for kind in Kind.allCases {
      for row in kind.names {
        let words = row.split(separator: ".", maxSplits: 1).map(String.init)
        guard words.count == 2 else { continue }
        byModule[words[0], default: [:]][words[1]] = kind
      }
    }
    return byModule
  }()
}
