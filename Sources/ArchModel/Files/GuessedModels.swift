import ArchConfig
import ArchFacts
import ArchKnowledge

/// Tells models of a database, of a server or of the screens from those of a domain.
///
/// `Models` holds any of them, so the preset only guesses; what is in the folder is the better evidence.
struct GuessedModels {
  /// Each with a slash at its end: those in which most files declare something that views observe, or know screens.
  private var shown: Set<String> = []

  init(_ files: [(facts: FileFacts, placement: FilePlacement)]) {
    var counts: [String: (observed: Int, ofScreens: Int, all: Int)] = [:]
    for (facts, placement) in files where placement.isByRoleFolder {
      guard let folder = Self.folder(of: facts.path), !facts.types.isEmpty else { continue }
      counts[folder, default: (0, 0, 0)].all += 1
      if Self.declaresObservable(facts) { counts[folder, default: (0, 0, 0)].observed += 1 }
      if Self.knowsScreens(facts) { counts[folder, default: (0, 0, 0)].ofScreens += 1 }
    }
    shown = Set(
      counts.filter { _, count in
        count.observed * 2 > count.all || count.ofScreens * 2 > count.all && count.all >= Self.fewest
      }.keys)
  }

  /// Of fewer files one or two that know screens are a slip as well as a habit.
  private static let fewest = 3

  /// Whether a file that a preset guesses to be of the domain is not.
  func areElsewhere(_ facts: FileFacts) -> Bool {
    Self.areStored(facts) || Self.folder(of: facts.path).map(shown.contains) ?? false
  }

  /// The first folder of models in a path.
  private static func folder(of path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    guard let index = parts.firstIndex(where: { FolderNames[.models].contains(String($0)) }) else {
      return nil
    }
    return parts[...index].joined(separator: "/") + "/"
  }

  /// Protocols are stored nowhere.
  private static func areStored(_ facts: FileFacts) -> Bool {
    facts.types.contains { $0.kind != .protocol }
      && facts.imports.contains { entry in
        NamePath.names(entry.path, in: facts.bytes).first.map { storing.contains(facts.verbatim($0)) }
          ?? false
      }
  }

  /// A colour of SwiftUI's makes no model of screens.
  private static func knowsScreens(_ facts: FileFacts) -> Bool {
    facts.imports.contains { entry in
      NamePath.names(entry.path, in: facts.bytes).first.map { screens.contains(facts.verbatim($0)) } ?? false
    }
  }

  private static let screens = AppleModules[.screens].intersection(AppleModules[.prefixed])

  private static func declaresObservable(_ facts: FileFacts) -> Bool {
    facts.types.contains { type in
      type.inherits.indices.contains { observables.contains(facts.verbatim(facts.names[$0])) }
        || type.attributes.indices.contains { macros.contains(facts.verbatim(facts.names[$0])) }
    }
  }

  private static let storing = AppleModules[.storedModels].union(LibraryModules[.storedModels])
  private static let observables = AppleTypes[.observable]
  private static let macros = AppleAttributes[.observable].union(LibraryTypes[.observable])
}
