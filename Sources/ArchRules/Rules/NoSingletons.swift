import ArchFacts
import ArchModel

/// A type does not hand out an instance of itself, and no global holds a component.
///
/// The test is the shape, not the name: `shared` and `default` are only the usual names for it.
struct NoSingletons: Rule {
  static let about = RuleInfo(
    id: "no-singletons",
    summary: "A type does not hand out a shared instance of itself.",
    why: """
      A singleton is a dependency that no initializer shows: a test cannot replace it, and two users can \
      fight over its state. Concrete types are made only in the composition root; everywhere else depends \
      on protocols and receives them through its initializer.
      """,
    decision: "Architecture Rules, 6: no singletons (except Apple APIs)",
    bad: """
      // Core/Infrastructure/Session.swift
      final class SessionStore {
        static let shared = SessionStore()
        func save() {}
      }
      """,
    good: """
      // Core/Infrastructure/Session.swift
      final class SessionStore {
        func save() {}
      }
      // Core/DI/AppDependencyContainer.swift
      final class AppDependencyContainer {
        private lazy var sessionStore = SessionStore()
      }
      """,
    fix: "Build one instance in the composition root and pass it to each initializer that needs it."
  )

  private let allowed: [NamePattern]

  init(options: inout OptionReader) {
    allowed = options.allowed
  }

  func check(_ codebase: Codebase, _ findings: inout Findings) {
    for (index, file) in codebase.files.enumerated() where !file.isTest {
      for member in file.facts.members where file.isProduction(at: member.name.start) {
        let declared = SharedInstance(member, in: codebase, file: Int32(index))
        guard let declared, !isAllowed(declared.type, codebase) else { continue }
        report(declared, member, Int32(index), codebase, &findings)
      }
    }
  }

  private func isAllowed(_ symbol: SymbolID, _ codebase: Codebase) -> Bool {
    let name = codebase.symbols.qualifiedName(of: symbol)
    let own = codebase.symbols.name(of: symbol)
    return allowed.contains { $0.matches(name) || $0.matches(own) }
  }

  private func report(
    _ declared: SharedInstance, _ member: Member, _ file: Int32, _ codebase: Codebase,
    _ findings: inout Findings
  ) {
    let facts = codebase.files[Int(file)].facts
    let name = facts.text(member.name)
    let type = codebase.symbols.qualifiedName(of: declared.type)
    let role = codebase.componentEvidence(of: declared.type).map { $0.sentence(in: codebase) }
    let remark: Remark =
      switch declared.form {
      case .ownInstance: .sharedInstance("\(type).\(name)", of: type, role: role)
      case .accessor: .accessor("\(type).\(name)", of: type, role: role)
      case .global: .global(name, of: type, role: role)
      }
    let place = Place(file: file, owner: member.owner, function: FileFacts.none)
    let isElsewhere =
      codebase.symbols[declared.type].file != file || declared.form == .global
    findings.add(
      remark, at: member.name, in: place, symbol: declared.form == .global ? name : "\(type).\(name)",
      related: isElsewhere
        ? [findings.declaration(of: declared.type, "'\(type)' is declared here")] : [])
  }
}

/// One property or function that gives the same instance to everyone.
private struct SharedInstance {
  enum Form { case ownInstance, accessor, global }

  let type: SymbolID
  let form: Form

  init?(_ member: Member, in codebase: Codebase, file index: Int32) {
    let file = codebase.files[Int(index)]
    let place = Place(file: index, owner: member.owner, function: FileFacts.none)
    if member.owner < 0 {
      guard let type = Self.global(member, file, place, codebase) else { return nil }
      self.type = type
      form = .global
      return
    }
    guard member.isStatic, let owner = codebase.type(at: place), !codebase.symbols[owner].isExternal,
      !Self.isHidden(member, in: file.facts), Self.canBeShared(owner, member, file, codebase)
    else { return nil }
    switch member.kind {
    case .let, .var:
      guard Self.isOwnInstance(member, owner, file, place, codebase) else { return nil }
      form = .ownInstance
    case .func:
      guard Self.isAccessor(member, owner, file, place, codebase) else { return nil }
      form = .accessor
    case .`init`, .subscript, .deinit:
      return nil
    }
    type = owner
  }

  /// Reference types and components; a `@globalActor` must have a shared instance, and values may have
  /// constants.
  private static func canBeShared(
    _ owner: SymbolID, _ member: Member, _ file: SourceFile, _ codebase: Codebase
  ) -> Bool {
    switch codebase.symbols[owner].kind {
    case .class, .actor:
      return !isGlobalActor(owner, codebase) && !isRequiredByDependencyKey(owner, member, file, codebase)
    case .struct:
      guard !isRequiredByDependencyKey(owner, member, file, codebase) else { return false }
      return codebase.isComponent(owner)
        || isSharedName(file.facts.verbatim(member.name)) && !isComparable(owner, codebase)
    case .enum, .protocol, .extension, .typealias, .associatedtype:
      return false
    }
  }

  private static func isGlobalActor(_ owner: SymbolID, _ codebase: Codebase) -> Bool {
    codebase.symbols.declarations(of: owner).contains { declaration in
      let facts = codebase.files[Int(declaration.file)].facts
      return facts.types[Int(declaration.index)].attributes.indices.contains {
        facts.matches(facts.names[$0], "globalActor")
      }
    }
  }

  /// A dependency library's key has to have its values; the place that reads them is another rule's.
  private static func isRequiredByDependencyKey(
    _ owner: SymbolID, _ member: Member, _ file: SourceFile, _ codebase: Codebase
  ) -> Bool {
    let name = file.facts.verbatim(member.name)
    guard name == "liveValue" || name == "testValue" || name == "previewValue" else { return false }
    return codebase.symbols.externalSupertypes(of: owner).contains {
      let key = codebase.symbols.names.string($0)
      return key == "DependencyKey" || key == "TestDependencyKey"
    }
  }

  private static func isComparable(_ owner: SymbolID, _ codebase: Codebase) -> Bool {
    codebase.symbols.externalSupertypes(of: owner).contains {
      switch codebase.symbols.names.string($0) {
      case "Equatable", "Hashable", "Codable", "Decodable", "OptionSet", "RawRepresentable", "Comparable":
        true
      default: false
      }
    }
  }

  private static func isSharedName(_ name: String) -> Bool {
    switch name {
    case "shared", "sharedInstance", "singleton", "instance": true
    default: false
    }
  }

  private static func isHidden(_ member: Member, in facts: FileFacts) -> Bool {
    member.modifiers.indices.contains {
      facts.matches(facts.names[$0], "private") || facts.matches(facts.names[$0], "fileprivate")
    }
  }

  private static func isOwnInstance(
    _ member: Member, _ owner: SymbolID, _ file: SourceFile, _ place: Place, _ codebase: Codebase
  ) -> Bool {
    let facts = file.facts
    if !member.type.isEmpty, isOwn(member.type, owner, facts, place, codebase) { return true }
    guard !member.value.isEmpty else { return false }
    if builds(member.value, owner, file, place, codebase) { return true }
    return false
  }

  /// `T`, `Self`, `T?`, `T!`.
  private static func isOwn(
    _ annotation: ByteRange, _ owner: SymbolID, _ facts: FileFacts, _ place: Place, _ codebase: Codebase
  ) -> Bool {
    guard let name = TypeText.singleName(annotation, in: facts.bytes) else { return false }
    return facts.matches(name, "Self") || codebase.resolve(name, at: place).symbol == owner
  }

  /// Whether a value is `T(…)`, `Self(…)`, `T.init(…)`, or a closure called at once whose result is one.
  private static func builds(
    _ value: ByteRange, _ owner: SymbolID, _ file: SourceFile, _ place: Place, _ codebase: Codebase
  ) -> Bool {
    let facts = file.facts
    for call in facts.calls where value.contains(call.position) && !call.isPattern {
      var names = NamePath.names(call.callee, in: facts.bytes)
      if names.count > 1, let last = names.last, facts.matches(last, "init") { names.removeLast() }
      guard let first = names.first else { continue }
      let isOwnType =
        names.count == 1 && facts.matches(first, "Self")
        || codebase.symbols.resolve(names, at: place, in: file).symbol == owner
      guard isOwnType else { continue }
      if isWhole(call, of: value, in: facts) || isResult(call, of: value, in: facts) { return true }
    }
    return false
  }

  private static func isWhole(_ call: Call, of value: ByteRange, in facts: FileFacts) -> Bool {
    guard call.end >= value.end else { return false }
    let before = facts.verbatim(ByteRange(start: value.start, end: call.position))
    let words = before.split { $0 == " " || $0 == "\n" || $0 == "\r\n" || $0 == "\t" }
    return words.allSatisfy { $0 == "try" || $0 == "try?" || $0 == "try!" || $0 == "await" }
  }

  /// `{ …; return T() }()` or `{ T() }()`.
  private static func isResult(_ call: Call, of value: ByteRange, in facts: FileFacts) -> Bool {
    guard facts.bytes[Int(value.start)] == UInt8(ascii: "{") else { return false }
    var index = Int(call.position) - 1
    while index > Int(value.start), facts.bytes[index].isBlank { index -= 1 }
    if index == Int(value.start) { return true }
    var begin = index
    while begin > Int(value.start), facts.bytes[begin].isIdentifierPart { begin -= 1 }
    return facts.verbatim(ByteRange(start: Int32(begin) + 1, end: Int32(index) + 1)) == "return"
  }

  /// `class func sharedInstance() -> T`: gives an instance under a name that says there is only one.
  private static func isAccessor(
    _ member: Member, _ owner: SymbolID, _ file: SourceFile, _ place: Place, _ codebase: Codebase
  ) -> Bool {
    guard member.parameters.isEmpty, !member.returnType.isEmpty else { return false }
    let name = file.facts.verbatim(member.name)
    guard isSharedName(name) || name == "default" || name == "`default`" || name == "current" else {
      return false
    }
    return isOwn(member.returnType, owner, file.facts, place, codebase)
  }

  /// `let analytics = Analytics()` at file scope.
  private static func global(
    _ member: Member, _ file: SourceFile, _ place: Place, _ codebase: Codebase
  ) -> SymbolID? {
    guard member.kind == .let || member.kind == .var, !member.value.isEmpty,
      !file.path.hasSuffix("main.swift")
    else { return nil }
    let facts = file.facts
    for call in facts.calls where member.value.contains(call.position) && !call.isPattern {
      guard isWhole(call, of: member.value, in: facts) else { continue }
      var names = NamePath.names(call.callee, in: facts.bytes)
      if names.count > 1, let last = names.last, facts.matches(last, "init") { names.removeLast() }
      guard !names.isEmpty else { continue }
      if let type = codebase.symbols.resolve(names, at: place, in: file).symbol, codebase.isComponent(type) {
        return type
      }
    }
    let implicit = facts.implicitMembers.contains {
      $0.isCalled && $0.name.start == member.value.start + 1 && facts.matches($0.name, "init")
    }
    guard implicit, let type = codebase.resolveType(member.type, at: place), codebase.isComponent(type) else {
      return nil
    }
    return type
  }
}

extension Remark {
  fileprivate static func sharedInstance(_ property: String, of type: String, role: String?) -> Remark {
    Remark(
      "'\(property)' hands out one instance of '\(type)' to everyone",
      label: role.map { "'\(type)' \($0)" } ?? "the property's type is the type around it",
      fix: "remove '\(property)', build one '\(type)' in the composition root and pass it to each 'init' "
        + "that needs it")
  }

  fileprivate static func accessor(_ function: String, of type: String, role: String?) -> Remark {
    Remark(
      "'\(function)()' hands out one instance of '\(type)' to everyone",
      label: role.map { "'\(type)' \($0)" } ?? "the function's result is the type around it",
      fix: "remove '\(function)()', build one '\(type)' in the composition root and pass it to each 'init' "
        + "that needs it")
  }

  fileprivate static func global(_ name: String, of type: String, role: String?) -> Remark {
    Remark(
      "global '\(name)' holds an instance of '\(type)' that everyone can reach",
      label: role.map { "'\(type)' \($0)" } ?? "'\(type)' is a component",
      fix: "build the '\(type)' in the composition root and pass it to each 'init' that needs it")
  }
}
