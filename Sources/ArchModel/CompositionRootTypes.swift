import ArchFacts

/// The types and files of the composition root that no path names: entry points and types listed by name.
struct CompositionRootTypes: Sendable {
  private(set) var types: Set<SymbolID> = []
  /// Files of top-level code.
  private(set) var files: Set<Int32> = []

  private static let entryPointAttributes: Set<String> = [
    "main", "UIApplicationMain", "NSApplicationMain",
  ]
  private static let entryPointSupertypes: Set<String> = [
    "UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate", "NSApplicationDelegate", "App",
    "WKApplicationDelegate", "WKExtensionDelegate", "CPTemplateApplicationSceneDelegate",
    "ParsableCommand", "AsyncParsableCommand", "WidgetBundle",
  ]

  init(_ root: CompositionRoot, _ files: [SourceFile], _ symbols: SymbolTable) {
    let patterns = root.types.map(NamePattern.init)
    for id in symbols.symbols.indices.map(Int32.init) where !symbols[id].isExternal {
      let isListed =
        !patterns.isEmpty
        && patterns.contains {
          $0.matches(symbols.name(of: id)) || $0.matches(symbols.qualifiedName(of: id))
        }
      if isListed || root.includesEntryPoints && Self.isEntryPoint(id, files, symbols) { types.insert(id) }
    }
    guard root.includesEntryPoints else { return }
    for (index, file) in files.enumerated()
    where file.path == "main.swift" || file.path.hasSuffix("/main.swift") {
      self.files.insert(Int32(index))
    }
  }

  private static func isEntryPoint(_ id: SymbolID, _ files: [SourceFile], _ symbols: SymbolTable) -> Bool {
    for declaration in symbols.declarations(of: id) {
      let file = files[Int(declaration.file)]
      let attributes = file.facts.types[Int(declaration.index)].attributes
      guard !attributes.isEmpty else { continue }
      for name in file.texts(attributes) where entryPointAttributes.contains(name) { return true }
    }
    guard symbols[id].kind != .protocol else { return false }
    return symbols.externalSupertypes(of: id).contains {
      entryPointSupertypes.contains(symbols.names.string($0))
    }
  }
}
