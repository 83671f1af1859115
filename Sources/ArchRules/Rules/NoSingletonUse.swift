import ArchFacts
import ArchModel

/// Nobody reaches for a shared instance of the app.
struct NoSingletonUse: Rule {
  static let about = RuleInfo(
    id: "no-singleton-use",
    summary: "No code reaches for a shared instance of one of our types.",
    why: """
      A shared instance that is reached for is a dependency that no initializer shows, also where it hides in \
      a default argument: no test can replace it, and nobody sees who depends on it.
      """,
    decision: "Architecture Rules, 6: no singletons; ADR-001",
    bad: """
      // Core/Infrastructure/ErrorHandler.swift
      final class ErrorHandler {
        static let shared = ErrorHandler()
        func handle() {}
      }
      // Features/Auth/Presentation/LoginViewModel.swift
      final class LoginViewModel {
        func fail() { ErrorHandler.shared.handle() }
      }
      """,
    good: """
      // Core/Contracts/ErrorHandling.swift
      protocol ErrorHandling { func handle() }
      // Features/Auth/Presentation/LoginViewModel.swift
      final class LoginViewModel {
        private let errors: ErrorHandling
        init(errors: ErrorHandling) { self.errors = errors }
        func fail() { errors.handle() }
      }
      """,
    fix: "Take what is needed in the initializer, as a protocol, and let the composition root pass it."
  )

  private let allowed: [NamePattern]
  private let layersWithoutApple: Set<String>

  init(options: inout OptionReader) {
    allowed = options.allowed
    layersWithoutApple = Set(
      options.layers(
        "apple", "Layers that may not reach for Apple's shared instances either, such as URLSession.shared."))
  }

  func check(_ codebase: Codebase, _ findings: inout Findings) {
    let shared = SharedInstances(codebase)
    for index in codebase.files.indices where !codebase.files[index].isTest {
      if !shared.isEmpty { checkOwn(shared, Int32(index), codebase, &findings) }
      if let layer = codebase.files[index].layer, layersWithoutApple.contains(layer.name) {
        checkApple(Int32(index), codebase, &findings)
      }
    }
  }

  private func checkOwn(
    _ shared: SharedInstances, _ index: Int32, _ codebase: Codebase, _ findings: inout Findings
  ) {
    let file = codebase.files[Int(index)]
    let bytes = file.facts.bytes
    for access in file.facts.memberAccesses where !access.isPattern && shared.mayBeIn(access.text, bytes) {
      let place = Place(file: index, owner: access.owner, function: access.function)
      guard codebase.symbols.mayKnow(access.text, in: bytes),
        let (symbol, end) = codebase.symbols.resolvePrefix(access.text, at: place, in: file)
      else { continue }
      var path = NamePath(ByteRange(start: end, end: access.text.end))
      guard let member = path.next(in: file.facts.bytes) else { continue }
      let name = file.facts.verbatim(member)
      let range = ByteRange(start: access.text.start, end: member.end)
      report(symbol, name, shared, range, place, codebase, &findings)
    }
    var types: ImplicitMemberTypes?
    for member in file.facts.implicitMembers where !member.isPattern {
      guard shared.names.contains(member.name, in: bytes) else { continue }
      let name = file.facts.verbatim(member.name)
      let known = types ?? ImplicitMemberTypes(codebase, file: index)
      types = known
      guard let symbol = known.type(of: member) else { continue }
      let place = Place(file: index, owner: member.owner, function: member.function)
      report(symbol, name, shared, member.name, place, codebase, &findings)
    }
  }

  private func report(
    _ symbol: SymbolID, _ name: String, _ shared: SharedInstances, _ range: ByteRange, _ place: Place,
    _ codebase: Codebase, _ findings: inout Findings
  ) {
    let file = codebase.files[Int(place.file)]
    guard let owner = shared.owner(of: name, in: symbol, codebase), file.isProduction(at: range.start),
      !codebase.isInCompositionRoot(place), !isWithin(owner, place, codebase)
    else { return }
    let type = codebase.symbols.qualifiedName(of: owner)
    guard !allowed.contains(where: { $0.matches(type) || $0.matches(codebase.symbols.name(of: owner)) })
    else {
      return
    }
    let need = codebase.symbols.supertypes(of: owner).first {
      codebase.symbols[$0].kind == .protocol && !codebase.symbols.name(of: $0).hasSuffix("Delegate")
    }
    let user = codebase.type(at: place).map(codebase.symbols.qualifiedName)
    findings.add(
      .use("\(type).\(name)", user: user, need: need.map(codebase.symbols.qualifiedName)), at: range,
      in: place,
      symbol: "\(codebase.symbolName(at: place)) → \(type).\(name)",
      related: [findings.declaration(of: owner, "'\(type)' is declared here")])
  }

  /// Inside the type that hands itself out, or in an extension of it.
  private func isWithin(_ owner: SymbolID, _ place: Place, _ codebase: Codebase) -> Bool {
    var scope = codebase.type(at: place)
    while let symbol = scope {
      if symbol == owner { return true }
      let parent = codebase.symbols[symbol].parent
      scope = parent >= 0 ? parent : nil
    }
    return false
  }

  private func checkApple(_ index: Int32, _ codebase: Codebase, _ findings: inout Findings) {
    let file = codebase.files[Int(index)]
    for access in file.facts.memberAccesses where !access.isPattern {
      let names = NamePath.names(access.text, in: file.facts.bytes)
      guard names.count > 1 else { continue }
      let text = "\(file.facts.verbatim(names[0])).\(file.facts.verbatim(names[1]))"
      let place = Place(file: index, owner: access.owner, function: access.function)
      guard AppleAPI.singletons.contains(text), file.isProduction(at: access.text.start),
        case .notOurs = codebase.resolve(names[0], at: place), !codebase.isInCompositionRoot(place),
        !allowed.contains(where: { $0.matches(text) })
      else { continue }
      let range = ByteRange(start: names[0].start, end: names[1].end)
      findings.add(
        .apple(text, layer: file.layer?.name ?? ""), at: range, in: place,
        symbol: "\(codebase.symbolName(at: place)) → \(text)")
    }
  }
}

/// Every shared instance of the codebase, by the type that declares it.
struct SharedInstances {
  /// The names that any of them has.
  let names: WordSet
  private var byType: [SymbolID: Set<String>] = [:]

  init(_ codebase: Codebase) {
    var names: Set<String> = []
    for (index, file) in codebase.files.enumerated() where !file.isTest {
      let candidates = file.facts.members.filter(\.isStatic)
      guard !candidates.isEmpty else { continue }
      let reader = SharedInstanceReader(codebase, file: Int32(index))
      for member in candidates {
        guard let found = reader.sharedInstance(member) else { continue }
        let name = file.facts.verbatim(member.name).filter { $0 != "`" }
        names.insert(name)
        byType[found.type, default: []].insert(name)
      }
    }
    self.names = WordSet(names)
  }

  /// Whether a chain holds one of the names at all.
  func mayBeIn(_ chain: ByteRange, _ bytes: [UInt8]) -> Bool {
    var path = NamePath(chain)
    while let name = path.next(in: bytes) {
      if names.contains(name, in: bytes) { return true }
    }
    return false
  }

  var isEmpty: Bool { byType.isEmpty }

  /// The type, or the ancestor of it, that hands itself out under this name.
  func owner(of name: String, in symbol: SymbolID, _ codebase: Codebase) -> SymbolID? {
    if byType[symbol]?.contains(name) == true { return symbol }
    return codebase.symbols.supertypes(of: symbol).first { byType[$0]?.contains(name) == true }
  }
}

extension Remark {
  fileprivate static func use(_ instance: String, user: String?, need: String?) -> Remark {
    let subject = user.map { "'\($0)'" } ?? "this file"
    return Remark(
      "\(subject) reaches for the shared instance '\(instance)'",
      label: "no initializer shows this dependency",
      fix: need.map { "take '\($0)' in 'init' and let the composition root pass the instance" }
        ?? "declare a protocol for what is needed, take it in 'init' and let the composition root pass the instance"
    )
  }

  fileprivate static func apple(_ instance: String, layer: String) -> Remark {
    Remark(
      "layer '\(layer)' reaches for '\(instance)'", label: "the option 'apple' names layer '\(layer)'",
      fix: "declare a protocol for what is needed and let infrastructure implement it with '\(instance)'")
  }
}
