import ArchConfig
import ArchFacts
import ArchKnowledge

/// The types and files of the composition root that no path names: entry points and types listed by name.
package struct CompositionRootTypes: Sendable, Equatable {
  private(set) var types = Marks<SymbolID>()
  /// Those of them that the system or a library starts.
  private(set) var entryPoints = Marks<SymbolID>()
  /// Files of top-level code.
  private(set) var files = Marks<FileID>()
  /// Declarations that a library reads its live dependencies from: `extension ClockKey: DependencyKey`, and those that
  /// register them with one: `extension Container`, `class LoginAssembly: Assembly`.
  package private(set) var keys: Set<Key> = []
  private(set) var filesWithKeys = Marks<FileID>()

  package struct Key: Hashable, Sendable {
    package let file: FileID
    let declaration: Int32
  }

  private static let entryPointAttributes = AppleAttributes[.entryPoint]
  private static let entryPointSupertypes = AppleTypes[.entryPoint].union(LibraryTypes[.entryPoint])

  init(_ root: CompositionRoot, _ files: SourceFiles, _ symbols: SymbolTable) {
    let patterns = root.types.map(NamePattern.init)
    for id in symbols.ids {
      // Of a library's type the code has extensions; they are listed by its name as well.
      if !patterns.isEmpty, Self.listing(id, patterns, symbols) != nil { types.insert(id) }
      guard root.includesEntryPoints, !symbols[id].isExternal, Self.entryPoint(id, files, symbols) != nil
      else { continue }
      types.insert(id)
      entryPoints.insert(id)
    }
    guard root.includesEntryPoints else { return }
    for type in Self.answeringHost(files, symbols) { types.insert(type) }
    keys = Self.dependencyKeys(files).union(Self.registrations(files, symbols))
    for key in keys { filesWithKeys.insert(key.file) }
    for (index, file) in files.numbered
    where file.path == "main.swift" || file.path.hasSuffix("/main.swift") {
      self.files.insert(index)
    }
  }

  /// Why a type belongs to the root by itself, worded to follow "because"; `nil` when it does not.
  static func reason(
    for id: SymbolID, _ root: CompositionRoot, _ files: SourceFiles, _ symbols: SymbolTable
  ) -> String? {
    if let pattern = listing(id, root.types.map(NamePattern.init), symbols) {
      return "'\(pattern.text)' is listed among its types"
    }
    guard root.includesEntryPoints else { return nil }
    let call = answeringHost(files, symbols).contains(id) ? "its answer to the host of an app extension" : nil
    guard let evidence = entryPoint(id, files, symbols) ?? call else { return nil }
    return "'\(symbols.qualifiedName(of: id))' is an entry point because of \(evidence)"
  }

  private static func listing(
    _ id: SymbolID, _ patterns: [NamePattern], _ symbols: SymbolTable
  ) -> NamePattern? {
    patterns.first { $0.matches(symbols.name(of: id)) || $0.matches(symbols.qualifiedName(of: id)) }
  }

  /// The attribute or the protocol that makes a type an entry point.
  private static func entryPoint(
    _ id: SymbolID, _ files: SourceFiles, _ symbols: SymbolTable
  ) -> String? {
    for declaration in symbols.declarations(of: id) {
      let file = files[declaration.file]
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

  /// Where a client conforms in its own declaration, what it does itself is there, too, so that one is not.
  private static func dependencyKeys(_ files: SourceFiles) -> Set<Key> {
    var found: Set<Key> = []
    for (index, file) in files.numbered where !file.isTest {
      let facts = file.facts
      for (number, type) in facts.types.enumerated() {
        let isKey = type.inherits.indices.contains { index in
          TypeText.singleName(facts.names[index], in: facts.bytes).map {
            facts.hasText($0, dependencyKey)
          } == true
        }
        guard isKey else { continue }
        let isApart =
          type.kind == .extension || type.kind == .enum || facts.verbatim(type.name).hasSuffix("Key")
        if isApart { found.insert(Key(file: index, declaration: Int32(number))) }
      }
    }
    return found
  }

  private static let dependencyKey = LibraryTypes.only(.dependencyKey)

  /// Where a library is imported whose container is extended, or whose protocol asks for registrations.
  private static func registrations(_ files: SourceFiles, _ symbols: SymbolTable) -> Set<Key> {
    var found: Set<Key> = []
    for (index, file) in files.numbered where !file.isTest && file.facts.imports(oneOf: injectionModules) {
      for (number, type) in file.facts.types.enumerated() where type.kind != .protocol {
        let symbol = symbols.symbolOfDeclaration[index][number]
        guard symbol.exists else { continue }
        let isExtended = symbols[symbol].isExternal && assemblies.contains(symbols.name(of: symbol))
        let place = Place(file: index, owner: type.owner, function: FileFacts.none)
        let isAssembly = type.inherits.indices.contains { inherited in
          guard let name = TypeText.singleName(file.facts.names[inherited], in: file.facts.bytes) else {
            return false
          }
          return assemblies.contains(file.facts.verbatim(name))
            || isOfAssemblies(symbols.resolve(name, at: place, in: file).symbol, symbols)
        }
        if isExtended || isAssembly { found.insert(Key(file: index, declaration: Int32(number))) }
      }
    }
    return found
  }

  /// Whether a protocol of the app inherits from that of a library.
  private static func isOfAssemblies(_ symbol: SymbolID?, _ symbols: SymbolTable) -> Bool {
    guard let symbol, symbols[symbol].kind == .protocol else { return false }
    return symbols.externalSupertypes(of: symbol).contains { assemblies.contains(symbols.names.string($0)) }
  }

  private static let injectionModules = LibraryModules[.injection]
  private static let assemblies = LibraryTypes[.assembly]

  /// Any view controller may be what the system makes of an app extension. The one that is tells the host when
  /// it is done, by its own `extensionContext?.completeRequest(…)` or `cancelRequest`.
  private static func answeringHost(_ files: SourceFiles, _ symbols: SymbolTable) -> Set<SymbolID> {
    files.ids.reduce(into: []) { $0.formUnion(answeringHost(in: $1, files, symbols)) }
  }

  private static func answeringHost(
    in index: FileID, _ files: SourceFiles, _ symbols: SymbolTable
  ) -> Set<SymbolID> {
    let file = files[index]
    guard !file.isTest else { return [] }
    let facts = file.facts
    var found: Set<SymbolID> = []
    for call in facts.calls where call.owner >= 0 && (call.member.count == 15 || call.member.count == 13) {
      guard answers.contains(call.member, in: facts.bytes),
        isOwnHost(NamePath.names(call.callee, in: facts.bytes), of: call, in: facts)
      else { continue }
      let symbol = symbols.symbolOfDeclaration[index][Int(call.owner)]
      // A coordinator of the extension is not what the system makes.
      if symbol.exists, !FlowCoordinators.isNamedSo(symbols.name(of: symbol)) { found.insert(symbol) }
    }
    return found
  }

  /// `extensionContext`, `self.extensionContext`, or by a second name for itself.
  private static func isOwnHost(_ names: [ByteRange], of call: Call, in facts: FileFacts) -> Bool {
    guard let first = names.first, let context = names.first(where: { facts.hasText($0, host) }) else {
      return false
    }
    if first == context || facts.matches(first, "self") { return names.prefix(2).contains(context) }
    let value = facts.valueGiven(to: first, in: call.function)
    return names.prefix(2).contains(context) && value.map { facts.matches($0, "self") } ?? false
  }

  /// Whether the same types belong to the root in code where no more than what functions do is different, in these
  /// files.
  func isSame(in code: NamedCode, as other: NamedCode, but changed: Set<FileID>) -> Bool {
    changed.allSatisfy {
      Self.answeringHost(in: $0, code.files, code.symbols)
        == Self.answeringHost(in: $0, other.files, other.symbols)
    }
  }

  private static let answers = WordSet(AppleFunctions[.answersHost])
  private static let host = AppleProperties.only(.host)
}
