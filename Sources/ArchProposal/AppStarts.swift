import ArchFacts
import ArchKnowledge
import ArchModel

/// The files that an app, or an extension of one, starts in.
enum AppStarts {
  static func files(of codebase: Codebase) -> Set<FileID> {
    let symbols = codebase.symbols
    return Set(
      symbols.ids.filter { id in
        codebase.root.isEntryPoint(id)
          && !symbols.externalSupertypes(of: id).contains {
            compilerPlugins.contains(symbols.names.string($0))
          }
      }.map { symbols[$0].file })
  }

  private static let compilerPlugins = LibraryTypes[.compilerPlugin]
}
