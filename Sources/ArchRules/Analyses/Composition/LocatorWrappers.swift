import ArchConfig
import ArchFacts
import ArchKnowledge
import ArchModel

/// Which property wrappers pull from a container: those of libraries, and the app's own that read one.
struct LocatorWrappers {
  private var own: Set<SymbolID> = []
  private let listed: Set<String>
  private var codebase: Codebase

  /// - Parameters:
  ///   - uses: those of one file, before it is known what wrappers there are.
  ///   - listed: further names that a team uses.
  init(_ code: Code, listed: Set<String>, uses: (CodeFile) -> [ContainerUse]) {
    codebase = code.codebase
    self.listed = listed
    var wrappers: Set<SymbolID> = []
    for file in codebase.files.ids {
      wrappers.formUnion(Self.propertyWrappers(declaredIn: CodeFile(codebase, file)))
    }
    let files = Set(wrappers.flatMap { codebase.symbols.declarations(of: $0).map(\.file) })
    for file in files where !codebase.files[file].isTest {
      for use in uses(CodeFile(codebase, file)) {
        switch use.form {
        case .read, .lookup: break
        case .stored, .parameter, .local, .environment, .wrapper: continue
        }
        own.formUnion(codebase.types(around: use.place).filter(wrappers.contains))
      }
    }
  }

  private static let propertyWrapper = AppleAttributes.only(.propertyWrapper)

  private static func propertyWrappers(declaredIn file: CodeFile) -> [SymbolID] {
    let (codebase, facts) = (file.codebase, file.facts)
    return facts.types.indices.compactMap { number in
      let attributes = facts.types[number].attributes
      guard attributes.indices.contains(where: { facts.hasText(facts.names[$0], propertyWrapper) }) else {
        return nil
      }
      return codebase.symbols.symbolOfDeclaration[file.index][number].ifAny
    }
  }

  /// Whether a wrapper is the app's own; its inside is where it pulls, by its nature.
  func isOwn(_ symbol: SymbolID) -> Bool { own.contains(symbol) }

  /// Whether an attribute of this name may be one at all.
  func mayBeLocator(_ name: ByteRange, in file: SourceFile) -> Bool {
    guard let last = NamePath.names(name, in: file.facts.bytes).last else { return false }
    let text = file.facts.verbatim(last)
    return LibraryTypes[.wrapper].contains(text) || LibraryTypes[.importedWrapper].contains(text)
      || listed.contains(text) || own.contains { codebase.symbols.name(of: $0) == text }
  }

  func isLocator(_ name: ByteRange, at place: Place, in file: SourceFile) -> Bool {
    switch codebase.resolve(name, at: place) {
    case .declared(let symbol), .sometimes(let symbol):
      if own.contains(symbol) || listed.contains(file.facts.verbatim(name)) { return true }
      return codebase.foreignName(of: name, at: place).map { isLibrary($0, in: file) } ?? false
    case .notOurs:
      return NamePath.names(name, in: file.facts.bytes).last.map {
        isLibrary(file.facts.verbatim($0), in: file)
      } ?? false
    case .ambiguous, .genericParameter: return false
    }
  }

  private func isLibrary(_ text: String, in file: SourceFile) -> Bool {
    if LibraryTypes[.wrapper].contains(text) || listed.contains(text) { return true }
    return LibraryTypes[.importedWrapper].contains(text)
      && InjectionLibraries.isImportedByItself(by: file)
  }
}

extension LocatorWrappers: KnownOfCode {
  package func saysTheSame(as other: LocatorWrappers) -> Bool { own == other.own && listed == other.listed }

  package func asking(_ codebase: Codebase) -> LocatorWrappers {
    var wrappers = self
    wrappers.codebase = codebase
    return wrappers
  }
}
