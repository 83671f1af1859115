import ArchFacts
import ArchModel

/// The feature packages of a codebase, with the factories by which they are entered.
struct AppFactories {
  let packages: FeaturePackages
  /// By package, in the order of their places: its public factories, the one to enter by first.
  private(set) var factories: [[SymbolID]]
  private let codebase: Codebase

  /// - Parameter listed: names of features whose packages need no evidence.
  init(_ codebase: Codebase, listed: [String]) {
    self.codebase = codebase
    packages = codebase.featurePackages(listed: Set(listed))
    factories = Array(repeating: [], count: packages.all.count)
    for symbol in codebase.symbols.ids where isPublicFactory(symbol) {
      let file = codebase.symbols[symbol].file
      guard let package = packages.package(ofFile: file), isMain(file, of: package) else { continue }
      factories[package].append(symbol)
    }
    for package in factories.indices {
      let usual = factories[package].filter { codebase.symbols.name(of: $0).hasSuffix("AppFactory") }
      factories[package] = usual + factories[package].filter { !usual.contains($0) }
    }
  }

  /// The factory of each package that has one.
  var entrances: [SymbolID] { factories.compactMap(\.first) }

  /// Whether a file belongs to the main target of a package.
  func isMain(_ file: FileID, of package: Int) -> Bool {
    packages.package(ofFile: file) == package
      && codebase.files[file].placement.module == packages.all[package].mainModule
  }

  /// The types that others have to know to use a factory: what its public members name, and the protocols that
  /// it conforms to so that it can be replaced.
  func typesInSignature(of factory: SymbolID) -> Set<SymbolID> {
    var types: Set<SymbolID> = []
    for reference in codebase.members(of: factory) where codebase.isPublic(reference) {
      let member = codebase.member(reference)
      let file = codebase.files[reference.file]
      let written =
        [member.type, member.returnType]
        + member.parameters.indices.map { file.facts.parameters[$0].type }
      for use in written.flatMap(file.facts.typeReferences(in:)) {
        let place = Place(file: reference.file, owner: use.owner, function: use.function)
        if let symbol = codebase.resolve(use.name, at: place).symbol { types.insert(symbol) }
      }
    }
    return types
  }

  private func isPublicFactory(_ symbol: SymbolID) -> Bool {
    let declared = codebase.symbols[symbol]
    guard !declared.isExternal, !declared.isTest else { return false }
    let file = codebase.files[declared.file]
    let type = file.facts.types[Int(declared.declaration)]
    return FeaturePackage.isFactory(type, in: file.facts) && file.isProduction(at: type.name.start)
  }
}

extension Codebase {
  /// Whether a member is public by itself or by the extension around it; that of a type counts on its own.
  func isPublic(_ reference: MemberReference) -> Bool {
    let member = member(reference)
    let facts = files[reference.file].facts
    if facts.isPublic(member.modifiers) { return true }
    guard member.owner >= 0, member.modifiers.isEmpty || !isHidden(member, facts) else { return false }
    let owner = facts.types[Int(member.owner)]
    return owner.kind == .extension && facts.isPublic(owner.modifiers)
  }

  private func isHidden(_ member: Member, _ facts: FileFacts) -> Bool {
    member.modifiers.indices.contains { index in
      ["private", "fileprivate", "internal", "package"].contains(facts.verbatim(facts.names[index]))
    }
  }
}

extension OptionReader {
  /// Names of features whose packages show it by nothing.
  mutating func features() -> [String] {
    texts(
      "features", "Features, or their main targets, whose packages do not show that they are features.",
      more: .demands)
  }
}
