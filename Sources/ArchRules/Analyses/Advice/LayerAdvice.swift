import ArchConfig
import ArchFacts
import ArchKnowledge
import ArchModel

// What to do instead of using a type of a layer that may not be used.
extension Advice {
  /// - Parameters:
  ///   - use: the first of the uses.
  ///   - kinds: those of all uses.
  func insteadOf(_ use: TypeUse, kinds: Set<TypeUse.Kind>) -> String {
    let fix = leaving(use, kinds)
    let opened = opening(codebase.files[use.place.file].layer, codebase.file(of: use.symbol).layer)
    return opened.map { "\(fix), or \($0)" } ?? fix
  }

  private static let coded = ValueProtocols[.coded]

  private func leaving(_ use: TypeUse, _ kinds: Set<TypeUse.Kind>) -> String {
    let type = CodeType(codebase, use.symbol)
    let user = codebase.files[use.place.file]
    if kinds == [.extended], let home = homeOfExtension(use, of: type) {
      return "move this extension to \(home)"
    }
    switch nature(of: type) {
    case .protocol: return moving(type, for: user) + ", and leave its implementation where it is"
    case .value where type.isPropertyWrapper && !isPlain(type):
      return "let \(layerWords(type)) keep what '@\(type.name)' keeps here, and take its value"
    case .value:
      // What is decoded in a layer of data and made into another value is what that layer is sent, whatever it is called.
      guard type.foreignSupertypes.contains(where: Self.coded.contains), type.layerKind?.meetsNeeds == true
      else { return moving(value: type, use, kinds) }
      if let moved = movingConversion(use, of: type) { return moved }
      return type.layerKind == .infrastructure ? mapping(type, use, kinds) : moving(value: type, use, kinds)
    case .wireValue: return movingConversion(use, of: type) ?? mapping(type, use, kinds)
    case .view: return leaving(view: type, use, kinds)
    case .viewModel: return leaving(viewModel: type, use)
    case .coordinator: return "call a closure that says what happened, and let '\(type.name)' act on it"
    case .container, .factory: return taking(type, at: use.range.start, in: use.place).asSteps
    case .worker, .namespace: return leaving(worker: type, use, kinds, for: user)
    }
  }

  private func leaving(view type: CodeType, _ use: TypeUse, _ kinds: Set<TypeUse.Kind>) -> String {
    let outer = layerWords(type)
    let common = "move '\(type.name)' to a layer that both may use"
    guard let user = codebase.typeAround(use.place) else { return "move this to \(outer)" }
    if user.symbol.isExternal { return "move this extension of '\(user.name)' to \(outer)" }
    if kinds.contains(.inheritance) { return "\(common), or move '\(user.name)' to \(outer)" }
    if user.isView { return "\(common), or let '\(user.name)' take it as a view that it is given" }
    return "say with plain values here what is to be shown, and let \(outer) make '\(type.name)' of them"
  }

  private func leaving(viewModel type: CodeType, _ use: TypeUse) -> String {
    if let user = codebase.typeAround(use.place), user.isView {
      return "let '\(user.name)' take the values that it shows, and closures for what it has done"
    }
    if isTaken(use) {
      return "take the values that are needed here, and let '\(type.name)' hand them over"
    }
    return "let '\(type.name)' call this code, and answer it with a value or a closure"
  }

  private func leaving(
    worker type: CodeType, _ use: TypeUse, _ kinds: Set<TypeUse.Kind>, for user: SourceFile
  ) -> String {
    // A rule of the business may be moved to where it belongs, wherever it was written.
    if let home = homeInDomain(of: type, for: user) ?? homeOfFunctions(type, use, for: user) {
      return "move '\(type.name)' to \(home.name)"
    }
    if let moved = movingWorker(use, to: type) { return moved }
    if kinds.contains(.inheritance) {
      let receiver = receiver(at: use.range.start, in: use.place, of: type)
      return receiver.taking("what '\(type.name)' does as a protocol") + " instead of inheriting it"
    }
    if let caster = codebase.typeAround(use.place), isCast(use), let given = need(of: type),
      caster.isGiven(given)
    {
      let need = given.file.layer.flatMap { user.layer?.mayUse($0.name) } == false
      return ((need ? [moving(given, for: user)] : []) + [insteadOfCasting(given, to: type, by: caster)])
        .asSteps
    }
    let members = members(of: type, usedAt: use)
    guard kinds.contains(.call) else {
      return taking(type, using: members, at: use.range.start, in: use.place).asSteps
    }
    return making(type, after: takingMade(type, using: members, at: use.range.start, in: use.place)).asSteps
  }

  /// Among the views, what meets a need of theirs by what others keep or send: `TripsWorker: TripsWorking`, which knows no
  /// screen. It goes to those whom it asks, and its protocol to where both find it.
  private func movingWorker(_ use: TypeUse, to type: CodeType) -> String? {
    guard let worker = codebase.typeAround(use.place), worker.layerKind == .presentation,
      type.layerKind?.meetsNeeds == true, !worker.file.source.facts.importsUserInterface
    else { return nil }
    switch worker.role {
    case .value, .service, .repository: break
    case .protocol, .useCase, .viewModel, .presenter, .view, .coordinator, .bootstrapper, .container,
      .factory,
      .error, .dto:
      return nil
    }
    let need = worker.supertypes.first {
      $0.kind == .protocol && $0.layerKind == .presentation && codebase.code.requiresWork($0.id)
        && !codebase.code.isDelegate($0.id)
    }
    guard let need, let home = homeBetween(worker.file.source, type.file.source, for: nil) else { return nil }
    return "move protocol '\(need.name)' to \(home.name), and '\(worker.name)' to \(layerWords(type))"
  }

  /// `adapter as? MoneroAdapter`, `is MoneroAdapter`
  private func isCast(_ use: TypeUse) -> Bool {
    codebase.files[use.place.file].facts.typeReferences.contains {
      $0.role == .expression && $0.name.contains(use.range)
    }
  }

  /// What the user of a type needs of it.
  private func members(of type: CodeType, usedAt use: TypeUse) -> Set<String> {
    switch use.kind {
    case .member: return member(behind: use.range, in: use.place)
    case .annotation, .inheritance, .extended, .call:
      return codebase.typeAround(use.place)?.usedMembers(of: type) ?? []
    }
  }

  /// What is used behind the name of a type, alone in a set; an empty one where nothing is.
  func member(behind name: ByteRange, in place: Place) -> Set<String> {
    let facts = codebase.files[place.file].facts
    return MemberOfType.name(behind: name.end, in: facts).map { [facts.verbatim($0)] } ?? []
  }

  /// The type is given as its protocol already, and asked what it is.
  func insteadOfCasting(_ need: CodeType, to type: CodeType, by user: CodeType) -> String {
    "let '\(need.name)', or a second protocol that '\(user.name)' takes, ask for what is needed of '\(type.name)'"
  }

  func homeInDomain(of type: CodeType, for user: SourceFile) -> Homes.Home? {
    guard type.role == .useCase, type.layerKind != .domain else { return nil }
    let home = homes.home(of: [.domain], for: user.feature) { fits(type, $0, user) }
    return homes.seen(home, by: [user, type.file.source])
  }

  /// Of static functions that only calculate: there is nothing that a protocol would let anybody exchange.
  private func homeOfFunctions(_ type: CodeType, _ use: TypeUse, for user: SourceFile) -> Homes.Home? {
    let used = members(of: type, usedAt: use)
    guard nature(of: type) == .namespace, isPlain(type), !used.isEmpty,
      !used.contains(where: { Self.isConstant($0, of: type) }),
      // What reads a format stays with it.
      !codebase.symbols.ids.contains(where: { codebase.symbols[$0].parent == type.id })
    else { return nil }
    let feature = users.feature(of: user, using: type)
    let isOfData = type.file.layer?.kind.meetsNeeds ?? false
    return homeBetween(user, type.file.source, for: feature, first: [.domain, .contracts]) {
      // What a domain would not say by itself, such as where a server is.
      !(isOfData && $0.kind.statesNeeds) && fits(type, $0, user)
    }
  }

  /// "move 'Money' to 'Core/Domain'", where it names nothing that may not be named there.
  private func moving(value type: CodeType, _ use: TypeUse, _ kinds: Set<TypeUse.Kind>) -> String {
    let user = codebase.files[use.place.file]
    let feature = users.feature(of: user, using: type)
    let home = homeBetween(user, type.file.source, of: type, for: feature, first: [.domain, .contracts]) {
      fits(type, $0, user)
    }
    if let home {
      return inDomain(type, use, besides: home) ?? "move '\(type.name)' to \(home.name)"
    }
    // What it is made of goes with it: a section with its style.
    var moved: [CodeType] = []
    let common = homeBetween(user, type.file.source, of: type, for: feature, first: [.domain, .contracts]) {
      moved = withParts(type, movedTo: $0, user)
      return !moved.isEmpty
    }
    return common.map { "move \(moved.map(\.name).asList) to \($0.name)" } ?? mapping(type, use, kinds)
  }

  /// What is left for a value of the business that names what a domain may not is no better place for it: it goes to the
  /// domain without that.
  private func inDomain(_ type: CodeType, _ use: TypeUse, besides home: Homes.Home) -> String? {
    guard home.layer.kind == .other else { return nil }
    let user = codebase.files[use.place.file]
    let domain = homeBetween(
      user, type.file.source, of: type, for: users.feature(of: user, using: type), first: [.domain]
    ) { $0.kind == .domain }
    return domain.flatMap { domain in
      hindrance(to: type, in: domain.layer).map { "move '\(type.name)' to \(domain.name)\($0)" }
    }
  }

  /// A value and the values of its own layer that it names, where all of them may be in another one; empty where not.
  private func withParts(_ type: CodeType, movedTo layer: Layer, _ user: SourceFile) -> [CodeType] {
    var all = [type]
    var next = 0
    while next < all.count {
      let part = all[next]
      next += 1
      guard mayBe(part, in: layer, user), all.count <= Self.mostParts else { return [] }
      for name in foreigners(to: layer, in: codebase.symbols.declarations(of: part.id), ownedBy: part.id)
      where !all.contains(where: { $0.id == name }) {
        let other = CodeType(codebase, name)
        guard nature(of: other) == .value, other.layerName == type.layerName else { return [] }
        all.append(other)
      }
    }
    return all
  }

  /// More are no small move.
  private static let mostParts = 3

  /// "let layer 'data' map 'UserDTO' to a value of layer 'domain'"
  private func mapping(_ type: CodeType, _ use: TypeUse, _ kinds: Set<TypeUse.Kind>) -> String {
    let user = codebase.files[use.place.file]
    if let outer = type.file.layer, outer.kind == .presentation, let own = user.layer,
      own.kind.meetsNeeds || own.kind.statesNeeds
    {
      return isTaken(use)
        ? "take plain values here, and let layer '\(outer.name)' make them of '\(type.name)'"
        : "answer with plain values here, and let layer '\(outer.name)' make '\(type.name)' of them"
    }
    let home = homeBetween(user, type.file.source, for: user.feature, first: [.domain, .contracts])
    guard let home else { return "hand over plain values instead of '\(type.name)'" }
    return kinds.contains(.call)
      ? "hand over a value of layer '\(home.layer.name)', and let \(layerWords(type)) make '\(type.name)' of it"
      : "let \(layerWords(type)) map '\(type.name)' to a value of layer '\(home.layer.name)'"
  }

  /// As the type of a parameter.
  private func isTaken(_ use: TypeUse) -> Bool {
    codebase.files[use.place.file].facts.parameters.contains { $0.type.contains(use.range) }
  }

  /// `init(dto: TripDTO)` and `func asDTO() -> TripDTO` of `Trip`: an extension in a layer that may name both says the same.
  private func movingConversion(_ use: TypeUse, of type: CodeType) -> String? {
    let user = CodeFile(codebase, use.place.file)
    guard let member = user.facts.member(around: use.range.start, of: use.place.owner),
      member.kind == .`init`
        || !member.returnType.isEmpty && codebase.resolveType(member.returnType, at: use.place) == type.id,
      let value = codebase.typeAround(use.place), nature(of: value) == .value, let own = value.layerName,
      let other = type.layerName,
      let home = homes.home(of: [.data, .infrastructure], where: { $0.mayUse(own) && $0.mayUse(other) })
    else { return nil }
    let what = member.kind == .`init` ? "this 'init'" : "this function"
    return "move \(what), as one of an extension of '\(value.name)', to \(home.name)"
  }

  private func layerWords(_ type: CodeType) -> String {
    type.layerName.map { "layer '\($0)'" } ?? "its own file"
  }

  private func homeOfExtension(_ use: TypeUse, of type: CodeType) -> String? {
    let facts = codebase.files[use.place.file].facts
    guard let layer = type.file.layer,
      let index = facts.types.firstIndex(where: { $0.kind == .extension && $0.name.contains(use.range) }),
      foreigners(
        to: layer, in: [Declaration(file: use.place.file, index: Int32(index))], ownedBy: type.id
      ).isEmpty,
      layer.kind != .composition
    else { return nil }
    return "layer '\(layer.name)'"
  }
}
