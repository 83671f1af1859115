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
      let isListed = !patterns.isEmpty && Self.listing(id, patterns, symbols) != nil
      if isListed || root.includesEntryPoints && Self.entryPoint(id, files, symbols) != nil {
        types.insert(id)
      }
    }
    guard root.includesEntryPoints else { return }
    for (index, file) in files.enumerated()
    where file.path == "main.swift" || file.path.hasSuffix("/main.swift") {
      self.files.insert(Int32(index))
    }
  }

  /// Why a type belongs to the root by itself, as it follows "since"; `nil` when it does not.
  static func reason(
    for id: SymbolID, _ root: CompositionRoot, _ files: [SourceFile], _ symbols: SymbolTable
  ) -> String? {
    if let pattern = listing(id, root.types.map(NamePattern.init), symbols) {
      return "'\(pattern.text)' is listed among its types"
    }
    guard root.includesEntryPoints, let evidence = entryPoint(id, files, symbols) else { return nil }
    return "'\(symbols.qualifiedName(of: id))' is an entry point by \(evidence)"
  }

  private static func listing(
    _ id: SymbolID, _ patterns: [NamePattern], _ symbols: SymbolTable
  ) -> NamePattern? {
    patterns.first { $0.matches(symbols.name(of: id)) || $0.matches(symbols.qualifiedName(of: id)) }
  }

  /// The attribute or the protocol that makes a type an entry point.
  private static func entryPoint(
    _ id: SymbolID, _ files: [SourceFile], _ symbols: SymbolTable
  ) -> String? {
    for declaration in symbols.declarations(of: id) {
      let file = files[Int(declaration.file)]
      let attributes = file.facts.types[Int(declaration.index)].attributes
      guard !attributes.isEmpty else { continue }
      if let name = file.texts(attributes).first(where: entryPointAttributes.contains) { return "@\(name)" }
    }
    guard symbols[id].kind != .protocol else { return nil }
    for name in symbols.externalSupertypes(of: id) {
      let text = symbols.names.string(name)
      if entryPointSupertypes.contains(text) { return "'\(text)'" }
    }
    return nil
  }
}
