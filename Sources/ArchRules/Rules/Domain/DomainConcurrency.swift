import ArchConfig
import ArchFacts
import ArchKnowledge
import ArchModel

/// Domain models do not decide where and when code runs.
struct DomainConcurrency: FileRule {
  static let about = RuleInfo(
    id: "domain-concurrency",
    summary: "Domain models are free of tasks, queues, locks and actors.",
    why: """
      The domain does not know concurrency: it says what the system is, not on which thread it runs. A model \
      that is bound to an actor, starts a task or holds a lock forces its threads on every layer and every \
      test that touches it.
      """,
    bad: """
      // Features/Settings/Domain/Schedule.swift
      struct Schedule {
        let hour: Int
        @MainActor var summary: String { "at \\(hour)" }
      }
      """,
    good: """
      // Features/Settings/Domain/Schedule.swift
      struct Schedule: Sendable {
        let hour: Int
        var summary: String { "at \\(hour)" }
      }
      """,
    fix:
      "Keep the model a value, and let a use case, a repository or a view model decide on which thread it is used.",
    kinds: [.domain]
  )

  static var allowsUsers: Bool { true }

  private let judgesAsyncRequirements: Bool

  init(options: inout OptionReader) {
    judgesAsyncRequirements = options.flag(
      "asyncRequirements", "Whether a protocol in a domain may not require 'async' functions.", more: .demands
    )
  }

  func check(_ file: CodeFile, _ known: NothingKnown, _ findings: inout Findings) {
    guard Self.about.looks(in: file.kind) else { return }
    file.checkActors(&findings)
    file.checkAttributes(&findings)
    file.checkUses(&findings)
    if judgesAsyncRequirements { file.checkRequirements(&findings) }
  }
}

extension CodeFile {
  fileprivate func checkActors(_ findings: inout Findings) {
    for (number, type) in facts.types.enumerated() where type.kind == .actor {
      let place = place(in: Int32(number))
      guard let model = model(at: place) else { continue }
      findings.add(
        .actor(model, layer: domainName), at: type.name, in: place, about: .declared(type.name))
    }
  }

  /// `@MainActor`, or a global actor of this codebase, on a model or on something in it. A closure that it holds or takes
  /// may be bound by its type: that binds who calls it, not the model.
  fileprivate func checkAttributes(_ findings: inout Findings) {
    var models: [Int32: String?] = [:]
    for attribute in facts.attributes
    where !attribute.isOfType && source.isProduction(at: attribute.position) && isGlobalActor(attribute.name)
    {
      let owner = facts.type(around: attribute.position)
      let place = place(in: owner)
      let name = "@\(facts.text(attribute.name))"
      let known = models[owner] ?? model(at: place)
      models[owner] = known
      guard let model = known else { continue }
      let member = facts.member(around: attribute.position, of: owner)
      findings.add(
        .bound(model, to: name, layer: domainName),
        at: ByteRange(start: attribute.position, end: attribute.name.end), in: place,
        about: .edge(from: member.map { .declared($0.name) } ?? .place, to: .name(name)),
        aliases: [String(name.dropFirst())])
    }
  }

  fileprivate func checkUses(_ findings: inout Findings) {
    let types = ForeignUse.types(AppleTypes[.concurrency], in: self).filter(isEvident)
    let functions = ForeignUse.functions(AppleFunctions[.concurrency], in: self)
    for use in types + functions where isJudged(use.range) {
      guard let model = model(at: use.place) else { continue }
      findings.add(
        .used(use.name, by: model, layer: domainName), at: use.range, in: use.place,
        about: .edge(to: .name(use.name), .declaration))
    }
  }

  fileprivate func checkRequirements(_ findings: inout Findings) {
    for member in members(where: { $0.isAsync && $0.owner >= 0 }) where member.isJudged {
      guard facts.types[Int(member.declared.owner)].kind == .protocol else { continue }
      let name = facts.text(member.declared.name)
      let need = facts.qualifiedName(ofType: member.declared.owner)
      findings.add(.requirement(name, of: need, layer: domainName), at: member, aliases: [name])
    }
  }

  private var domainName: String { layerName ?? "domain" }

  /// The name of the model around a place.
  private func model(at place: Place) -> String? {
    codebase.typeAround(place).flatMap { codebase.isEntity($0.id) ? $0.name : nil }
  }

  private func isGlobalActor(_ name: ByteRange) -> Bool {
    switch codebase.resolve(name, at: place()) {
    case .declared(let symbol), .sometimes(let symbol):
      if codebase.foreignName(of: name, at: place()) == Self.mainActor { return true }
      return codebase.symbols.declarations(of: symbol).contains { declaration in
        let other = codebase.files[declaration.file]
        return other.texts(other.facts.types[Int(declaration.index)].attributes).contains("globalActor")
      }
    case .notOurs:
      return facts.hasText(name, Self.mainActor)
    case .ambiguous, .genericParameter:
      return false
    }
  }

  /// `Task`, `Thread` and `Timer` are also what apps call their own things, which another module may declare.
  private func isEvident(_ use: ForeignUse) -> Bool {
    if use.isAttribute { return false }
    if use.name == Self.task {
      if hasArguments(use) { return true }
      if let member = memberName(behind: use) { return Self.taskMembers.contains(member) }
      let call = facts.calls.first { $0.callee == use.range }
      return call.map { call in
        facts.arguments(of: call).contains {
          $0.isTrailingClosure || Self.taskLabels.contains($0.label, in: facts.bytes)
        }
      } ?? false
    }
    guard Self.threads.contains(use.name) else { return true }
    return memberName(behind: use) != nil || hasArguments(use)
      || facts.calls.contains { $0.callee.start == use.range.start }
  }

  private static let mainActor = AppleTypes.only(.mainActor)
  private static let task = AppleTypes.only(.task)
  private static let threads = AppleTypes[.thread]
  private static let taskLabels = WordSet(AppleProperties[.ofTaskInit])

  private static let taskMembers = AppleProperties[.ofTask]

  /// `Task<Void, Never>`
  private func hasArguments(_ use: ForeignUse) -> Bool {
    facts.typeReferences(in: use.range).contains { $0.name == use.range && $0.hasArguments }
  }

  private func memberName(behind use: ForeignUse) -> String? {
    let access = facts.memberAccesses.first { $0.text.start == use.range.start }
    guard let access else { return nil }
    let names = NamePath.names(access.text, in: facts.bytes)
    return names.count > 1 ? facts.verbatim(names[1]) : nil
  }
}

extension Remark {
  fileprivate static func actor(_ model: String, layer: String) -> Remark {
    Remark(
      "domain model '\(model)' is an actor", label: label(model, layer),
      fix: "make '\(model)' a struct, and put what has to be guarded behind a repository")
  }

  fileprivate static func bound(_ model: String, to actor: String, layer: String) -> Remark {
    Remark(
      "domain model '\(model)' is bound to '\(actor)'", label: label(model, layer),
      fix: "remove '\(actor)' here, and put it on the view model or use case that needs it")
  }

  fileprivate static func used(_ name: String, by model: String, layer: String) -> Remark {
    Remark(
      "domain model '\(model)' uses '\(name)'", label: label(model, layer),
      fix: "let a use case or an outer layer use '\(name)', and keep '\(model)' a value")
  }

  fileprivate static func requirement(_ name: String, of need: String, layer: String) -> Remark {
    Remark(
      "'\(need)' in the domain requires an 'async' '\(name)'",
      label: "this file belongs to layer '\(layer)', and 'asyncRequirements' is on",
      fix: "require a synchronous '\(name)', and hop threads where it is implemented or called")
  }

  private static func label(_ model: String, _ layer: String) -> String {
    "this file belongs to layer '\(layer)', and '\(model)' is one of its models"
  }
}
