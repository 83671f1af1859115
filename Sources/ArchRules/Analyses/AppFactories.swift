import ArchFacts
import ArchModel

/// The feature packages of a codebase, with the factories by which they are entered.
struct AppFactories: Analysis {
  let packages: FeaturePackages
  /// By package, in the order of their places: its public factories, the one to enter by first.
  private(set) var factories: [[SymbolID]]
  private let codebase: Codebase

  init(_ code: Code) {
    codebase = code.codebase
    packages = codebase.featurePackages(listed: Self.listed(in: code))
    factories = Array(repeating: [], count: packages.all.count)
    for symbol in codebase.symbols.symbols.indices.map(Int32.init) where isPublicFactory(symbol) {
      let file = codebase.symbols[symbol].file
      guard let package = packages.package(ofFile: file), isMain(file, of: package) else { continue }
      factories[package].append(symbol)
    }
    for package in factories.indices {
      let usual = factories[package].filter { codebase.symbols.name(of: $0).hasSuffix("AppFactory") }
      factories[package] = usual + factories[package].filter { !usual.contains($0) }
    }
  }

  private static func listed(in code: Code) -> Set<String> {
    var listed: Set<String> = []
    for var options in code.options { listed.formUnion(options.features()) }
    return listed
  }

  /// The factory of each package that has one.
  var entrances: [SymbolID] { factories.compactMap(\.first) }

  /// Whether a file belongs to the main target of a package.
  func isMain(_ file: Int32, of package: Int) -> Bool {
    packages.package(ofFile: file) == package
      && codebase.files[Int(file)].placement.module == packages.all[package].mainModule
  }

  /// The types that others have to know to use a factory: what its public members name, and the protocols that
  /// it conforms to so that it can be replaced.
  func typesInSignature(of factory: SymbolID) -> Set<SymbolID> {
    var types: Set<SymbolID> = []
    for reference in codebase.members(of: factory) where codebase.isPublic(reference) {
      let member = codebase.member(reference)
      let file = codebase.files[Int(reference.file)]
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
    let file = codebase.files[Int(declared.file)]
    let type = file.facts.types[Int(declared.declaration)]
    return FeaturePackage.isFactory(type, in: file.facts) && file.isProduction(at: type.name.start)
  }
}

extension Codebase {
  /// Whether a member is public by itself or by the extension around it; that of a type counts on its own.
  func isPublic(_ reference: MemberReference) -> Bool {
    let member = member(reference)
    let facts = files[Int(reference.file)].facts
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
  /// Names of features whose packages show it by nothing. A package is a feature for all rules or for none, so what one
  /// of them is told is true for all.
  @discardableResult mutating func features() -> [String] {
    texts(
      "features",
      "Features, or their main targets, whose packages do not show that they are features; told to one of the "
        + "rules about factories, it is true for all of them.",
      more: .demands)
  }
}
