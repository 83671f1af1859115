import ArchFacts
import ArchModel

/// Dependencies are given, not pulled out of a container.
struct NoServiceLocator: Rule {
  static let about = RuleInfo(
    id: "no-service-locator",
    summary: "No code outside the composition root pulls its dependencies out of a container.",
    why: """
      Whoever holds the container can reach everything, so its initializer says nothing about what it needs. \
      Tests have to fill a container and hope, and a missing registration shows only when the app runs.
      """,
    decision: "Architecture Rules, 6: no service locators; ADR-001, ADR-004",
    bad: """
      // Core/DI/AppDependencyContainer.swift
      final class AppDependencyContainer {
        func makeLogin() -> LoginUseCase { LoginUseCase() }
      }
      final class LoginUseCase { func execute() {} }
      // App/Coordinators/AuthCoordinator.swift
      final class AuthCoordinator {
        private let container: AppDependencyContainer
        init(container: AppDependencyContainer) { self.container = container }
        func start() { container.makeLogin().execute() }
      }
      """,
    good: """
      // App/Coordinators/AuthCoordinator.swift
      protocol AuthFlowFactory { func makeLogin() -> LoginUseCase }
      final class LoginUseCase { func execute() {} }
      final class AuthCoordinator {
        private let factory: any AuthFlowFactory
        init(factory: any AuthFlowFactory) { self.factory = factory }
        func start() { factory.makeLogin().execute() }
      }
      """,
    fix:
      "Take each dependency in the initializer, or a narrow factory protocol that the container conforms to."
  )

  private let allowed: [NamePattern]
  private let wrappers: Set<String>
  private let locators: [NamePattern]

  init(options: inout OptionReader) {
    allowed = options.allowed
    wrappers = Set(
      options.texts(
        "wrappers", "Property wrappers that pull from a container.",
        default: [
          "Injected", "LazyInjected", "WeakLazyInjected", "OptionalInjected", "InjectedObject",
          "InjectedObservable", "DynamicInjected", "InjectedType", "InjectedContainer", "InjectedWeak",
          "Inject",
          "LazyInject", "OptionalInject", "WeakInject", "AppDependency",
        ]))
    locators = options.namePatterns(
      "locators", "Names of types and globals that hand out dependencies.",
      default: [
        "ServiceLocator", "*ServiceLocator", "DependencyContainer", "*DependencyContainer", "DIContainer",
        "*DIContainer", "ServiceContainer", "Resolver", "Injector", "AppContainer", "Current",
      ])
  }

  func check(_ codebase: Codebase, _ findings: inout Findings) {
    let roots = WordSet(codebase.namesOfTypesAndGlobals { name in locators.contains { $0.matches(name) } })
    let containers = Set(
      codebase.symbols.symbols.indices.map(Int32.init).filter { isContainer($0, codebase) })
    let containerNames = WordSet(containers.map(codebase.symbols.name))
    for index in codebase.files.indices where !codebase.files[index].isTest {
      let file = LocatorFile(codebase, Int32(index), containers, containerNames)
      checkWrappers(file, &findings)
      if !containers.isEmpty { checkHolders(file, &findings) }
      checkCalls(file, &findings)
      if !roots.isEmpty { checkStaticReads(roots, file, &findings) }
    }
  }

  // `@Injected(\.analytics) private var analytics`
  private func checkWrappers(_ file: LocatorFile, _ findings: inout Findings) {
    for member in file.facts.members where member.owner >= 0 && !member.attributes.isEmpty {
      guard
        let wrapper = file.source.texts(member.attributes).map(file.bareName).first(where: wrappers.contains)
      else { continue }
      let place = Place(file: file.index, owner: member.owner, function: FileFacts.none)
      guard file.isJudged(member.name.start, place), !isAllowed(wrapper, place, file) else { continue }
      let name = file.facts.text(member.name)
      let symbol = "\(file.facts.qualifiedName(ofType: member.owner)).\(name)"
      findings.add(.wrapper(wrapper, name), at: member.name, in: place, symbol: symbol)
    }
  }

  // `private let container: AppDependencyContainer`, or a parameter of that type. One finding for each type and
  // container.
  private func checkHolders(_ file: LocatorFile, _ findings: inout Findings) {
    var seen: Set<Holding> = []
    for member in file.facts.members where member.kind == .let || member.kind == .var {
      let place = Place(file: file.index, owner: member.owner, function: FileFacts.none)
      addHolder(member.type, place, file.facts.text(member.name), file, &seen, &findings)
    }
    for member in file.facts.members where member.kind == .func || member.kind == .`init` {
      let place = Place(file: file.index, owner: member.owner, function: member.function)
      for parameter in member.parameters.indices.map({ file.facts.parameters[$0] }) {
        addHolder(parameter.type, place, file.facts.text(parameter.name), file, &seen, &findings)
      }
    }
  }

  private struct Holding: Hashable {
    let owner: SymbolID?
    let container: SymbolID
  }

  private func addHolder(
    _ annotation: ByteRange, _ place: Place, _ name: String, _ file: LocatorFile, _ seen: inout Set<Holding>,
    _ findings: inout Findings
  ) {
    guard let (written, container) = file.container(in: annotation, at: place),
      file.isJudged(annotation.start, place),
      !isAllowed(file.codebase.symbols.name(of: container), place, file)
    else { return }
    let owner = file.codebase.type(at: place)
    guard owner != container, seen.insert(Holding(owner: owner, container: container)).inserted else {
      return
    }
    let type = file.codebase.symbols.qualifiedName(of: container)
    let holder = owner.map(file.codebase.symbols.qualifiedName)
    let pulls = file.pulls(from: name).prefix(3).map {
      Findings.Related(file: file.index, offset: $0.start, message: "pulled here: '\(file.facts.text($0))'")
    }
    findings.add(
      .holder(type, name: name, holder: holder), at: written, in: place,
      symbol: "\(holder ?? name) → \(type)",
      related: [findings.declaration(of: container, "'\(type)' is declared here")] + pulls)
  }

  /// A concrete type of the composition root that makes things for others. A narrow factory protocol is none.
  private func isContainer(_ symbol: SymbolID, _ codebase: Codebase) -> Bool {
    switch codebase.symbols[symbol].kind {
    case .class, .struct, .actor, .enum: break
    case .protocol, .extension, .typealias, .associatedtype: return false
    }
    let name = codebase.symbols.name(of: symbol)
    if locators.contains(where: { $0.matches(name) }) { return true }
    guard codebase.role(of: symbol).role == .container, codebase.isInCompositionRoot(symbol) else {
      return false
    }
    return codebase.members(of: symbol).contains { codebase.member($0).kind == .func }
  }

  // `container.resolve(Foo.self)`, `resolve(\Container.foo)`, `Resolver.resolve()`
  private func checkCalls(_ file: LocatorFile, _ findings: inout Findings) {
    let bytes = file.facts.bytes
    for call in file.facts.calls where Self.lookupWords.contains(call.member, in: bytes) && !call.isPattern {
      let name = file.facts.verbatim(call.member)
      let place = Place(file: file.index, owner: call.owner, function: call.function)
      guard file.isLookup(call, locators), file.isJudged(call.member.start, place),
        !isAllowed(name, place, file)
      else { continue }
      findings.add(
        .lookup(file.facts.text(call.callee.isEmpty ? call.member : call.callee)),
        at: call.callee.isEmpty ? call.member : call.callee, in: place)
    }
  }

  private static let lookupWords = WordSet(lookups)
  private static let lookups: Set<String> = [
    "resolve", "resolveOptional", "resolveMany", "optional", "inject",
  ]

  // `ServiceLocator.analytics`, `Current.api`
  private func checkStaticReads(_ roots: WordSet, _ file: LocatorFile, _ findings: inout Findings) {
    for access in file.facts.memberAccesses where !access.isPattern {
      var path = NamePath(access.text)
      guard let first = path.next(in: file.facts.bytes), roots.contains(first, in: file.facts.bytes) else {
        continue
      }
      let names = NamePath.names(access.text, in: file.facts.bytes)
      guard names.count > 1 else { continue }
      let root = file.facts.verbatim(first)
      let member = file.facts.verbatim(names[1])
      let place = Place(file: file.index, owner: access.owner, function: access.function)
      guard member != "self", member != "Type", member != "init", !Self.lookups.contains(member),
        file.handsOut(names[0], place), file.isJudged(access.text.start, place), !isAllowed(root, place, file)
      else { continue }
      let range = ByteRange(start: names[0].start, end: names[1].end)
      findings.add(
        .read("\(root).\(member)"), at: range, in: place,
        symbol: "\(file.codebase.symbolName(at: place)) → \(root).\(member)")
    }
  }

  private func isAllowed(_ name: String, _ place: Place, _ file: LocatorFile) -> Bool {
    guard !allowed.isEmpty else { return false }
    let type = file.codebase.type(at: place).map(file.codebase.symbols.name)
    return allowed.contains { $0.matches(name) || type.map($0.matches) ?? false }
  }
}

/// One file under the rule.
private struct LocatorFile {
  let codebase: Codebase
  let index: Int32
  let source: SourceFile
  let facts: FileFacts
  private let containers: Set<SymbolID>
  private let containerNames: WordSet

  init(_ codebase: Codebase, _ index: Int32, _ containers: Set<SymbolID>, _ containerNames: WordSet) {
    self.codebase = codebase
    self.containers = containers
    self.containerNames = containerNames
    self.index = index
    source = codebase.files[Int(index)]
    facts = source.facts
  }

  func isJudged(_ offset: Int32, _ place: Place) -> Bool {
    source.isProduction(at: offset) && !codebase.isInCompositionRoot(place)
  }

  /// The container that an annotation names.
  func container(in annotation: ByteRange, at place: Place) -> (written: ByteRange, symbol: SymbolID)? {
    guard !annotation.isEmpty, let written = TypeText.singleName(annotation, in: facts.bytes),
      let last = NamePath.names(written, in: facts.bytes).last,
      containerNames.contains(last, in: facts.bytes),
      let symbol = codebase.symbols.resolve(written, at: place, in: source).symbol,
      containers.contains(symbol)
    else { return nil }
    return (written, symbol)
  }

  /// An attribute without its arguments.
  func bareName(_ attribute: String) -> String {
    String(attribute.prefix { $0 != "(" && $0 != "<" }.split(separator: ".").last ?? "")
  }

  /// The callees that start with the name of the container.
  func pulls(from name: String) -> [ByteRange] {
    facts.calls.compactMap { call in
      let names = NamePath.names(call.callee, in: facts.bytes)
      guard let first = names.first, names.count > 1 else { return nil }
      let isSelf = facts.matches(first, "self") && names.count > 2
      return facts.verbatim(isSelf ? names[1] : first) == name ? call.callee : nil
    }
  }

  /// Promises, CloudKit results, colours and routes resolve, too: only a container's name, or a free function
  /// that is asked for a type or a container's key path, looks something up.
  func isLookup(_ call: Call, _ locators: [NamePattern]) -> Bool {
    let names = NamePath.names(call.callee, in: facts.bytes)
    if names.count == 1, facts.matches(call.member, "resolve") {
      return firstArgument(of: call).hasPrefix("\\Container") || firstArgument(of: call).hasSuffix(".self")
    }
    guard names.count > 1, let receiver = names.dropLast().last else { return false }
    let name = facts.verbatim(receiver)
    if locators.contains(where: { $0.matches(name) }) { return true }
    let words = CamelCaseWords.of(name)
    guard let last = words.last else { return false }
    if last == "container" || last == "injector" || last == "locator" || last == "assembler" { return true }
    let asksForType = firstArgument(of: call).contains(".self")
    return asksForType && (last == "resolver" || last == "dependencies" || last == "shared" || last == "di")
  }

  private func firstArgument(of call: Call) -> String {
    guard call.arguments < call.end, facts.bytes[Int(call.arguments)] == UInt8(ascii: "(") else { return "" }
    let text = facts.verbatim(
      ByteRange(start: call.arguments + 1, end: max(call.arguments + 1, call.end - 1)))
    let first = text.prefix { $0 != "," }
    return String(first.filter { $0 != " " && $0 != "\n" })
  }

  /// A type of ours with static members, or a global of ours; not an enum case or another's type.
  func handsOut(_ name: ByteRange, _ place: Place) -> Bool {
    switch codebase.symbols.resolve(name, at: place, in: source) {
    case .declared(let symbol):
      switch codebase.symbols[symbol].kind {
      case .class, .struct, .enum, .actor: return codebase.type(at: place) != symbol
      case .protocol, .extension, .typealias, .associatedtype: return false
      }
    case .notOurs:
      return codebase.globals(named: name, in: source).contains {
        let kind = codebase.member($0).kind
        return kind == .var || kind == .let
      }
    case .ambiguous, .genericParameter:
      return false
    }
  }
}

extension Remark {
  fileprivate static func wrapper(_ wrapper: String, _ name: String) -> Remark {
    Remark(
      "'\(name)' is pulled out of a container by '@\(wrapper)'",
      label: "no initializer shows this dependency",
      fix: "take '\(name)' in 'init' and let the composition root pass it")
  }

  fileprivate static func holder(_ container: String, name: String, holder: String?) -> Remark {
    let subject = holder.map { "'\($0)'" } ?? "this file"
    return Remark(
      "\(subject) is given the container '\(container)' instead of what it needs",
      label: "'\(container)' belongs to the composition root",
      fix:
        "take what is pulled from '\(name)' in 'init', or a narrow factory protocol that '\(container)' conforms to"
    )
  }

  fileprivate static func lookup(_ callee: String) -> Remark {
    Remark(
      "'\(callee)' looks a dependency up", label: "outside of the composition root",
      fix: "take the dependency in 'init' and let the composition root resolve it")
  }

  fileprivate static func read(_ access: String) -> Remark {
    Remark(
      "'\(access)' pulls a dependency out of a service locator",
      label: "no initializer shows this dependency",
      fix: "take it in 'init', as a protocol, and let the composition root pass it")
  }
}
