import ArchFacts
import ArchModel

/// The feature packages of a codebase, with the factories by which they are entered.
struct AppFactories: Analysis {
  let packages: FeaturePackages
  /// By package, in the order of their places: its public factories, the one to enter by first.
  private(set) var factories: [[CodeType]]
  private let codebase: Codebase

  init(_ code: Code) {
    codebase = code.codebase
    packages = codebase.featurePackages(listed: Self.listed(in: code))
    factories = Array(repeating: [], count: packages.all.count)
    for type in code.types
    where type.isJudged && FeaturePackage.isFactory(type.declaration, in: type.file.facts) {
      let file = type.symbol.file
      guard let package = packages.package(ofFile: file), isMain(file, of: package) else { continue }
      factories[package].append(type)
    }
    for package in factories.indices {
      let usual = factories[package].filter { $0.simpleName.hasSuffix("AppFactory") }
      factories[package] = usual + factories[package].filter { !usual.contains($0) }
    }
  }

  private static func listed(in code: Code) -> Set<String> {
    var listed: Set<String> = []
    for var options in code.options { listed.formUnion(options.features()) }
    return listed
  }

  /// The factory of each package that has one.
  var entrances: [CodeType] { factories.compactMap(\.first) }

  /// Whether a file belongs to the main target of a package.
  func isMain(_ file: FileID, of package: Int) -> Bool {
    packages.package(ofFile: file) == package
      && codebase.files[file].placement.module == packages.all[package].mainModule
  }

  /// The types that others have to know to use a factory: what its public members name, and the protocols that
  /// it conforms to so that it can be replaced.
  func typesInSignature(of factory: CodeType) -> Set<SymbolID> {
    var types: Set<SymbolID> = []
    for member in factory.members where member.isPublic {
      let written = [member.declared.type, member.declared.returnType] + member.parameters.map(\.type)
      for use in written.flatMap(member.file.facts.typeReferences(in:)) {
        let place = member.file.place(in: use.owner, function: use.function)
        if let symbol = codebase.resolve(use.name, at: place).symbol { types.insert(symbol) }
      }
    }
    return types
  }
}

extension CodeMember {
  /// Whether it is public by itself or by the extension around it; that of a type counts on its own.
  var isPublic: Bool {
    let facts = file.facts
    if facts.isPublic(declared.modifiers) { return true }
    guard declared.owner >= 0, !isHidden else { return false }
    let owner = facts.types[Int(declared.owner)]
    return owner.kind == .extension && facts.isPublic(owner.modifiers)
  }

  private var isHidden: Bool {
    modifiers.contains { ["private", "fileprivate", "internal", "package"].contains($0) }
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
