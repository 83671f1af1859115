import ArchFacts
import ArchModel

/// Which property wrappers pull from a container: those of libraries, and the app's own that read one.
struct LocatorWrappers {
  private var own: Set<SymbolID> = []
  private let codebase: Codebase

  init(_ codebase: Codebase, _ uses: [ContainerUse]) {
    self.codebase = codebase
    for use in uses {
      switch use.form {
      case .read, .lookup: break
      case .stored, .parameter, .environment, .wrapper: continue
      }
      own.formUnion(codebase.types(around: use.place).filter(isPropertyWrapper))
    }
  }

  private func isPropertyWrapper(_ symbol: SymbolID) -> Bool {
    codebase.symbols.declarations(of: symbol).contains { declaration in
      let facts = codebase.files[Int(declaration.file)].facts
      return facts.types[Int(declaration.index)].attributes.indices.contains {
        facts.matches(facts.names[$0], "propertyWrapper")
      }
    }
  }

  /// Whether a wrapper is the app's own; its inside is where it pulls, by its nature.
  func isOwn(_ symbol: SymbolID) -> Bool { own.contains(symbol) }

  func isLocator(_ name: ByteRange, at place: Place, in file: SourceFile) -> Bool {
    switch codebase.resolve(name, at: place) {
    case .declared(let symbol):
      if own.contains(symbol) { return true }
      return codebase.symbols[symbol].isExternal && isLibrary(name, in: file)
    case .notOurs: return isLibrary(name, in: file)
    case .ambiguous, .genericParameter: return false
    }
  }

  private func isLibrary(_ name: ByteRange, in file: SourceFile) -> Bool {
    let text = NamePath.names(name, in: file.facts.bytes).last.map { file.facts.verbatim($0) } ?? ""
    if InjectionLibraries.wrappers.contains(text) { return true }
    return InjectionLibraries.importedWrappers.contains(text)
      && InjectionLibraries.isImportedByItself(by: file)
  }
}

/// Variables at file scope that are containers: `var Current = AppEnvironment()`.
struct GlobalContainers {
  private var containers: [String: (symbol: SymbolID, member: MemberReference)] = [:]
  /// Compared first, so that not every name of the code becomes a string.
  private var names: [[UInt8]] = []
  private let codebase: Codebase

  init(_ codebase: Codebase, _ found: Containers) {
    self.codebase = codebase
    guard !found.isEmpty else { return }
    for (index, file) in codebase.files.enumerated() where !file.isTest {
      for (number, member) in file.facts.members.enumerated() where member.owner < 0 {
        guard member.kind == .var || member.kind == .let, file.isProduction(at: member.name.start) else {
          continue
        }
        let reference = MemberReference(file: Int32(index), index: Int32(number))
        guard let type = type(of: reference, member), found.contains(type) else { continue }
        let name = file.facts.verbatim(member.name)
        containers[name] = (type, reference)
        names.append(Array(name.utf8))
      }
    }
  }

  private func type(of reference: MemberReference, _ member: Member) -> SymbolID? {
    if !member.type.isEmpty {
      let place = Place(file: reference.file, owner: FileFacts.none, function: FileFacts.none)
      return codebase.resolveType(member.type, at: place)
    }
    return ExpressionTypes(codebase, file: reference.file).type(of: reference)
  }

  var isEmpty: Bool { containers.isEmpty }

  /// By where they are declared.
  var all: [(symbol: SymbolID, member: MemberReference)] {
    containers.values.sorted { ($0.member.file, $0.member.index) < ($1.member.file, $1.member.index) }
  }

  func container(_ name: ByteRange, in file: SourceFile) -> SymbolID? {
    guard names.contains(where: { $0.elementsEqual(file.facts.bytes[Int(name.start)..<Int(name.end)]) }),
      let found = containers[file.facts.verbatim(name)]
    else { return nil }
    let other = codebase.files[Int(found.member.file)]
    guard other.path == file.path || !other.isFilePrivate(codebase.member(found.member).modifiers) else {
      return nil
    }
    return found.symbol
  }
}
