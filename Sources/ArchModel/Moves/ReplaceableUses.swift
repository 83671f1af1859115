import ArchConfig
package import ArchFacts

/// Where files name types that their layers may not use, and only in ways that a protocol could take over.
///
/// Who makes a type, extends it, asks it for something static or observes it needs the type itself. And only what works
/// gets a protocol: values are used as they are.
package struct ReplaceableUses {
  private struct User: Hashable {
    let type: SymbolID
    let file: FileID
  }

  private let codebase: Codebase
  private let places: [User: [ByteRange]]
  /// Those that are named so anywhere.
  let types: [SymbolID]

  package init(in codebase: Codebase) {
    self.codebase = codebase
    var places: [User: [ByteRange]] = [:]
    var fixed: Set<User> = []
    for use in codebase.typeUses {
      let user = User(type: use.symbol, file: use.place.file)
      // A type within a type is named through it.
      let outer = codebase.symbols[use.symbol].parent
      if outer.exists { fixed.insert(User(type: outer, file: use.place.file)) }
      if use.kind != .annotation {
        fixed.insert(user)
      } else if Self.isForbidden(use, codebase) {
        places[user, default: []].append(use.range)
      }
    }
    for made in codebase.instantiations { fixed.insert(User(type: made.symbol, file: made.place.file)) }
    let replaceable = places.filter { !fixed.contains($0.key) }
    self.places = replaceable
    types = Set(replaceable.keys.map(\.type)).sorted().filter { Self.canConform($0, codebase) }
  }

  private static func isForbidden(_ use: TypeUse, _ codebase: Codebase) -> Bool {
    let user = codebase.files[use.place.file]
    guard user.notJudged == nil, user.isProduction(at: use.range.start),
      !codebase.isInCompositionRoot(use.place), let from = user.placement.layer,
      let to = codebase.file(of: use.symbol).placement.layer
    else { return false }
    return codebase.architecture.isBreach(from: from, to: to)
  }

  private static func canConform(_ type: SymbolID, _ codebase: Codebase) -> Bool {
    let symbol = codebase.symbols[type]
    guard !symbol.isExternal, !symbol.isLocal, !symbol.isNested, codebase.isOfApp(type),
      codebase.isComponent(type), !codebase.code.isObservable(type),
      codebase.symbols.declarations(of: type).allSatisfy({
        codebase.files[$0.file].facts.types[Int($0.index)].genericParameters.isEmpty
      })
    else { return false }
    switch symbol.kind {
    case .class, .struct, .actor, .enum: break
    case .protocol, .typealias, .associatedtype, .extension: return false
    }
    switch codebase.role(of: type).role {
    case .service, .repository, .useCase, .presenter, .viewModel, .coordinator, .factory: return true
    case .protocol, .value, .error, .dto, .view, .bootstrapper, .container: return false
    }
  }

  /// The names of these types, qualified.
  package var typeNames: [String] { types.map(codebase.symbols.qualifiedName) }

  /// What it would come to in the code if a protocol took the place of a type.
  package struct Edits: Sendable {
    /// The file that declares the type, and the type's name there.
    package let home: FileID
    package let declaredName: ByteRange
    package let users: [(file: FileID, names: [ByteRange])]
  }

  /// - Parameter name: of the type, qualified or not.
  /// - Returns: `nil` where no file uses a type of that name against the order of layers in a way that a protocol could
  ///   take over.
  package func edits(for name: String) -> Edits? {
    let found = types.first {
      codebase.symbols.qualifiedName(of: $0) == name || codebase.symbols.name(of: $0) == name
    }
    return found.map {
      Edits(
        home: codebase.symbols[$0].file, declaredName: codebase.nameRange(of: $0), users: places(of: $0))
    }
  }

  /// By file, in the order of the code.
  private func places(of type: SymbolID) -> [(file: FileID, names: [ByteRange])] {
    places.filter { $0.key.type == type }.map { user, names in
      (user.file, names.sorted { $0.start < $1.start })
    }.sorted { $0.file < $1.file }
  }

  /// `nil` where no protocol could be seen by all that ask for it, and by the type.
  func proposal(for type: SymbolID, leavingOut isLeftOut: (String) -> Bool) -> ProtocolProposal? {
    let home = codebase.file(of: type)
    let layers = codebase.architecture.layers
    let users = places(of: type).map(\.file)
    guard let to = home.placement.layer, !isLeftOut(home.path),
      !users.contains(where: { isLeftOut(codebase.files[$0].path) })
    else { return nil }
    let byLayer = Dictionary(grouping: users) { codebase.files[$0].placement.layer ?? to }
    guard
      let (from, nearest) = byLayer.max(by: { one, other in
        one.value.count == other.value.count ? one.key > other.key : one.value.count < other.value.count
      }), let first = nearest.first
    else { return nil }
    let members = membersUsed(of: type, in: users)
    let agreement: ProtocolProposal.Agreement
    let name: String
    if let known = existing(type, members, byLayer.keys) {
      (agreement, name) = (.existing, codebase.symbols.qualifiedName(of: known))
    } else {
      let place = codebase.files[first]
      guard byLayer.keys.allSatisfy({ mayUse(from, by: $0) }), mayUse(from, by: to),
        sees(place, from: home), users.allSatisfy({ sees(place, from: codebase.files[$0]) })
      else { return nil }
      name = protocolName(for: codebase.symbols.name(of: type))
      agreement = .new(path: "\(place.path.folderOfPath)\(name).swift")
    }
    return ProtocolProposal(
      type: codebase.symbols.qualifiedName(of: type), path: home.path, agreement: agreement, name: name,
      from: layers[from].name, to: layers[to].name, users: users.map { codebase.files[$0].path },
      members: members)
  }

  private func mayUse(_ used: Int, by user: Int) -> Bool {
    !codebase.architecture.isBreach(from: user, to: used)
  }

  /// Whether what a file declares is in the module of another one, or in one that it imports.
  private func sees(_ file: SourceFile, from other: SourceFile) -> Bool {
    guard file.placement.module != other.placement.module else { return true }
    return file.placement.module.map { other.facts.imports(oneOf: [$0]) } ?? false
  }

  /// A protocol that the type conforms to, that all of the layers may use, and that asks for what is used.
  private func existing(
    _ type: SymbolID, _ members: [String], _ layers: some Collection<Int>
  ) -> SymbolID? {
    guard !members.isEmpty else { return nil }
    return codebase.symbols.supertypes(of: type).first { ancestor in
      guard codebase.symbols[ancestor].kind == .protocol,
        let home = codebase.file(of: ancestor).placement.layer
      else { return false }
      return layers.allSatisfy { mayUse(home, by: $0) }
        && members.allSatisfy { !codebase.members(of: ancestor, named: $0).isEmpty }
    }
  }

  private func membersUsed(of type: SymbolID, in files: [FileID]) -> [String] {
    let declared = Set(
      codebase.members(of: type).map { reference in
        let facts = codebase.files[reference.file].facts
        return facts.verbatim(facts.members[Int(reference.index)].name)
      })
    let used = files.reduce(into: Set<String>()) { used, file in
      used.formUnion(codebase.files[file].facts.namesOfMembersUsed)
    }
    return declared.intersection(used).sorted()
  }

  /// `CartStore` for `DefaultCartStore`, `CartStoreProtocol` for `CartStore`.
  private func protocolName(for type: String) -> String {
    let beginning = ["Default", "Live"].first { type.hasPrefix($0) && type != $0 }
    let ending = ["Implementation", "Impl"].first { type.hasSuffix($0) && type != $0 }
    let shorter =
      beginning.map { String(type.dropFirst($0.count)) } ?? ending.map { String(type.dropLast($0.count)) }
    if let shorter, codebase.symbols.symbols(named: shorter).isEmpty { return shorter }
    return type + "Protocol"
  }
}
