import ArchFacts
import ArchModel

/// What the holder of a container calls on it, and where the container was passed on.
struct ContainerPulls {
  private(set) var names: [String] = []
  private(set) var related: [Findings.Related] = []

  init(_ use: ContainerUse, _ passed: PassedHolders, _ codebase: Codebase) {
    switch use.form {
    case .stored, .parameter, .local, .environment: break
    case .read, .lookup, .wrapper: return
    }
    guard let holder = codebase.type(at: use.place), let container = use.container else { return }
    let name = codebase.files[use.place.file].facts.verbatim(use.name)
    if let made = passed.first(of: holder, in: codebase) {
      related.append(
        Findings.Related(
          file: made.place.file, offset: made.range.start, message: "it is passed here"))
    }
    for declaration in codebase.symbols.declarations(of: holder) {
      let facts = codebase.files[declaration.file].facts
      let extent = facts.types[Int(declaration.index)].extent
      for call in facts.calls where extent.contains(call.position) && !call.isPattern {
        guard let pulled = Self.member(of: name, in: call.callee, facts),
          Self.isDeclared(pulled, container, facts, codebase)
        else { continue }
        let text = facts.verbatim(pulled)
        if names.isEmpty {
          related.append(
            Findings.Related(
              file: declaration.file, offset: pulled.start, message: "'\(text)' is pulled out of it here"))
        }
        if !names.contains(text) { names.append(text) }
      }
    }
  }

  /// Where the holder of a container works with a dependency that it takes out, or keeps it:
  /// `container.makeSession().user`, at once or by way of a local variable or a property.
  static func work(by use: ContainerUse, _ needs: ComponentNeeds) -> [ContainerUse] {
    let codebase = needs.codebase
    guard let holder = codebase.type(at: use.place) else { return [] }
    let name = codebase.files[use.place.file].facts.verbatim(use.name)
    if use.form == .parameter, use.place.function >= 0 {
      let file = CodeFile(codebase, use.place.file)
      let extent = file.facts.functions[Int(use.place.function)].extent
      return work(with: name, of: use, in: extent, of: file, at: use.place, needs)
    }
    return codebase.symbols.declarations(of: holder).flatMap { declaration -> [ContainerUse] in
      let file = CodeFile(codebase, declaration.file)
      let extent = file.facts.types[Int(declaration.index)].extent
      return work(with: name, of: use, in: extent, of: file, at: file.place(in: declaration.index), needs)
    }
  }

  private static func work(
    with name: String, of use: ContainerUse, in extent: ByteRange, of file: CodeFile, at place: Place,
    _ needs: ComponentNeeds
  ) -> [ContainerUse] {
    let facts = file.facts
    lazy var types = file.expressions
    return facts.nameChains(in: extent).compactMap { chain -> ContainerUse? in
      guard let pulled = member(of: name, in: chain, facts), file.isJudged(pulled),
        MemberOfType.name(behind: pulled.end, in: facts) != nil || isAsked(chain, facts)
          || isKept(chain, facts),
        isWorker(pulled, in: chain, types, at: place, needs)
      else { return nil }
      let range = ByteRange(start: chain.start, end: pulled.end)
      return ContainerUse(
        form: .read, text: facts.text(range), container: use.container, place: place, range: range,
        name: pulled)
    }
  }

  /// Whether a property is given what a chain of names gives: `self.search = factory.makeSearch()`.
  private static func isKept(_ chain: ByteRange, _ facts: FileFacts) -> Bool {
    facts.assignments.contains { assignment in
      let value = facts.withoutEffects(assignment.value)
      return assignment.isPlain && facts.matches(assignment.operator, "=") && value.start == chain.start
        && (facts.call(of: chain).map { $0.end } ?? chain.end) == value.end
    }
  }

  /// Whether a local variable keeps what a chain of names gives, and is asked for something later.
  private static func isAsked(_ chain: ByteRange, _ facts: FileFacts) -> Bool {
    let local = facts.locals.first {
      !$0.value.isEmpty && $0.function >= 0 && facts.withoutEffects($0.value).start == chain.start
        && (facts.call(of: chain).map { $0.end } ?? chain.end) == facts.withoutEffects($0.value).end
    }
    guard let local else { return false }
    let name = facts.verbatim(local.name)
    return facts.nameChains(in: facts.functions[Int(local.function)].extent).contains {
      $0.start > local.value.end && member(of: name, in: $0, facts) != nil
    }
  }

  /// The containers that functions of a file make for themselves and take something at work out of.
  static func locals(in file: CodeFile, _ containers: Containers, _ needs: ComponentNeeds)
    -> [ContainerUse]
  {
    let (codebase, facts) = (file.codebase, file.facts)
    return codebase.instantiations(inFile: file.index).compactMap { made in
      guard made.form == .call, made.place.function >= 0, containers.contains(made.symbol) else { return nil }
      guard
        let local = facts.locals.first(where: {
          !$0.value.isEmpty && TypeText.trimmed($0.value, in: facts.bytes).start == made.range.start
        })
      else { return nil }
      let name = facts.verbatim(local.name)
      let types = file.expressions
      let takes = facts.nameChains(in: facts.functions[Int(made.place.function)].extent).contains { chain in
        chain.start > local.name.start
          && member(of: name, in: chain, facts).map {
            isWorker($0, in: chain, types, at: made.place, needs)
          } ?? false
      }
      guard takes else { return nil }
      return ContainerUse(
        form: .local, text: codebase.symbols.qualifiedName(of: made.symbol), container: made.symbol,
        place: made.place, range: made.range, name: local.name)
    }
  }

  /// Whether what is taken out of a container does work for others.
  private static func isWorker(
    _ pulled: ByteRange, in chain: ByteRange, _ types: ExpressionTypes, at place: Place,
    _ needs: ComponentNeeds
  ) -> Bool {
    let facts = needs.codebase.files[place.file].facts
    let path = NamePath.names(chain, in: facts.bytes).prefix { $0.start <= pulled.start }
    let isCall = facts.call(of: ByteRange(start: chain.start, end: pulled.end)) != nil
    return types.kind(of: path, isCall: isCall, at: place).symbol.map(needs.isWorker) ?? false
  }

  /// `make` in `container.make` and `self.container.make`.
  private static func member(of name: String, in chain: ByteRange, _ facts: FileFacts) -> ByteRange? {
    var path = NamePath(chain)
    guard var first = path.next(in: facts.bytes) else { return nil }
    if facts.matches(first, "self"), let next = path.next(in: facts.bytes) { first = next }
    guard facts.verbatim(first) == name else { return nil }
    return path.next(in: facts.bytes)
  }

  private static func isDeclared(
    _ name: ByteRange, _ container: SymbolID, _ facts: FileFacts, _ codebase: Codebase
  ) -> Bool {
    let text = facts.verbatim(name)
    // What answers with nothing, such as `register`, hands out nothing.
    return codebase.members(of: container).contains { reference in
      let member = codebase.member(reference)
      return codebase.files[reference.file].facts.verbatim(member.name) == text
        && !(member.kind == .func && member.returnType.isEmpty)
    }
  }
}
