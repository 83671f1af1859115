import ArchConfig
import ArchFacts
package import ArchModel

/// Which preset a codebase without a configuration seems to follow, and by what.
package struct PresetGuess: Sendable {
  package let preset: String
  /// What was seen, worded to follow "because".
  package let reason: String

  /// - Parameter codebase: joined with any architecture; only types and paths are looked at.
  package init(for codebase: Codebase) {
    let types = Types(codebase)
    let folders = Self.folderNames(codebase)
    let factories = types.names(endingIn: "AppFactory")
    if factories.count > 1, Preset.named("app-factory") != nil {
      preset = "app-factory"
      reason = "packages are entered by factories: \(Self.list(factories))"
    } else if let layered = Self.layeredSign(folders) {
      preset = "layered"
      reason = layered
    } else if folders.isSuperset(of: ["Domain", "Data", "Presentation"]), types.publishesStates {
      preset = "clean-state"
      reason = "there are Domain, Data and Presentation, and view models publish one state each"
    } else if let repository = types.repositoryProtocols.first, !folders.contains("UseCases") {
      preset = "repositories"
      let all = types.repositoryProtocols
      reason = "data is read by repositories behind protocols: \(Self.list(all.isEmpty ? [repository] : all))"
    } else {
      preset = "layered"
      reason = "nothing suggests another one"
    }
  }

  /// Boot, coordinators, contracts: no other preset has them.
  private static func layeredSign(_ folders: Set<String>) -> String? {
    let signs = ["Boot", "Coordinators", "Contracts", "UseCases", "Use Cases"].filter(folders.contains)
    return signs.count > 1 ? "there are the folders \(list(signs))" : nil
  }

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    return names.count > 3 ? "\(shown) and \(names.count - 3) more" : shown
  }

  private static func folderNames(_ codebase: Codebase) -> Set<String> {
    var names: Set<String> = []
    for file in codebase.files where !file.isTest {
      let path = RelativePath(file.path)
      for folder in path.components.dropLast() {
        names.insert(String(decoding: path.bytes[folder], as: UTF8.self))
      }
    }
    return names
  }

  private struct Types {
    private let codebase: Codebase
    private let symbols: [SymbolID]

    init(_ codebase: Codebase) {
      self.codebase = codebase
      symbols = codebase.symbols.ids.filter { symbol in
        let declared = codebase.symbols[symbol]
        return !declared.isExternal && !declared.isTest && !declared.isLocal
      }
    }

    func names(endingIn ending: String) -> [String] {
      symbols.map(codebase.symbols.name).filter { $0.hasSuffix(ending) && $0 != ending }.sorted()
    }

    /// Protocols of repositories that something implements.
    var repositoryProtocols: [String] {
      symbols.filter { symbol in
        guard codebase.symbols[symbol].kind == .protocol else { return false }
        let name = codebase.symbols.name(of: symbol)
        return name.hasSuffix("Repository") || name.hasSuffix("RepositoryProtocol")
      }.map(codebase.symbols.name).sorted()
    }

    /// Whether most view models have a property `state` of an enum of the codebase.
    var publishesStates: Bool {
      let models = symbols.filter { codebase.role(of: $0).role == .viewModel }
      let withState = models.filter { model in
        codebase.members(of: model).contains { reference in
          let member = codebase.member(reference)
          let facts = codebase.files[reference.file].facts
          guard facts.matches(member.name, "state") || facts.matches(member.name, "viewState") else {
            return false
          }
          let place = Place(file: reference.file, owner: member.owner, function: FileFacts.none)
          guard !member.type.isEmpty, let type = codebase.resolveType(member.type, at: place) else {
            return member.type.isEmpty && !member.value.isEmpty
          }
          return codebase.symbols[type].kind == .enum
        }
      }
      return !withState.isEmpty && withState.count * 2 >= models.count
    }
  }
}
