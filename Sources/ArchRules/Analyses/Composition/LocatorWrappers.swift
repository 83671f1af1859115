import ArchConfig
import ArchFacts
import ArchKnowledge
import ArchModel

/// Which property wrappers pull from a container: those of libraries, and the app's own that read one.
struct LocatorWrappers {
  private var own: Set<SymbolID> = []
  private let listed: Set<String>
  private let codebase: Codebase

  /// - Parameter listed: further names that a team uses.
  init(_ codebase: Codebase, _ uses: [ContainerUse], listed: Set<String>) {
    self.codebase = codebase
    self.listed = listed
    for use in uses {
      switch use.form {
      case .read, .lookup: break
      case .stored, .parameter, .local, .environment, .wrapper: continue
      }
      own.formUnion(codebase.types(around: use.place).filter(isPropertyWrapper))
    }
  }

  private static let propertyWrapper = AppleAttributes.only(.propertyWrapper)

  private func isPropertyWrapper(_ symbol: SymbolID) -> Bool {
    codebase.symbols.declarations(of: symbol).contains { declaration in
      let facts = codebase.files[declaration.file].facts
      return facts.types[Int(declaration.index)].attributes.indices.contains {
        facts.hasText(facts.names[$0], Self.propertyWrapper)
      }
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

/// Variables at file scope that are containers: `var Current = AppEnvironment()`.
struct GlobalContainers {
  private var containers: [String: (symbol: SymbolID?, member: MemberReference)] = [:]
  /// Compared first, so that not every name of the code becomes a string.
  private var names: [[UInt8]] = []
  private let codebase: Codebase

  /// - Parameter listed: names that a team gives to such variables, whatever their type.
  init(_ codebase: Codebase, _ found: Containers, listed: [NamePattern]) {
    self.codebase = codebase
    for (index, file) in codebase.files.numbered where !file.isTest {
      for (number, member) in file.facts.members.enumerated() where member.owner < 0 {
        guard member.kind == .var || member.kind == .let, file.isProduction(at: member.name.start) else {
          continue
        }
        let reference = MemberReference(file: index, index: Int32(number))
        let name = file.facts.verbatim(member.name)
        let type = ExpressionTypes.type(of: reference, in: codebase)
        guard type.map(found.contains) ?? false || listed.contains(where: { $0.matches(name) }) else {
          continue
        }
        containers[name] = (type, reference)
        names.append(Array(name.utf8))
      }
    }
  }

  var isEmpty: Bool { containers.isEmpty }

  /// `nil` for a name that is not one; a type that is not known is a container all the same.
  func container(_ name: ByteRange, in file: SourceFile) -> SymbolID?? {
    guard names.contains(where: { $0.elementsEqual(file.facts.bytes[Int(name.start)..<Int(name.end)]) }),
      let found = containers[file.facts.verbatim(name)]
    else { return nil }
    let other = codebase.files[found.member.file]
    guard other.path == file.path || !other.isFilePrivate(codebase.member(found.member)) else { return nil }
    return .some(found.symbol)
  }
}
