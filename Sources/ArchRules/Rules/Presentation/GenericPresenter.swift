import ArchFacts
import ArchKnowledge
import ArchModel

/// Presenting a resource is written once, and nothing is shared by base classes.
struct GenericPresenter: CodeRule {
  static let about = RuleInfo(
    id: "generic-presenter",
    summary:
      "Features use the one generic presenter, and presenters, view models and use cases do not inherit from a class.",
    why: """
      Loading, errors and mapping look the same for every feature; a presenter for each repeats them, and \
      differently. One generic presenter is written and tested once, and a feature only gives it a mapper. A base \
      class shares the same code by coupling everything that inherits from it, and cannot be tested on its own.
      """,
    decision: "ADR-003: single generic ResourcePresenter for all features",
    bad: """
      // Shared/ResourcePresenter.swift
      final class ResourcePresenter<Resource, View> {
        func didStartLoading() {}
        func didFinishLoading(with resource: Resource) {}
      }
      // Feed/FeedPresenter.swift
      final class FeedPresenter {
        func didStartLoadingFeed() {}
        func didFinishLoadingFeed(with feed: [String]) {}
      }
      """,
    good: """
      // Shared/ResourcePresenter.swift
      final class ResourcePresenter<Resource, View> {
        func didStartLoading() {}
        func didFinishLoading(with resource: Resource) {}
      }
      // Feed/FeedPresenter.swift
      final class FeedPresenter {
        static func map(_ feed: [String]) -> Int { feed.count }
      }
      """,
    fix: "Give the generic presenter a mapper; share code through composition."
  )

  static var allowsUsers: Bool { true }

  init(options: inout OptionReader) {}

  func check(_ code: Code, _ findings: inout Findings) {
    let codebase = code.codebase
    let own = codebase.symbols.symbols.indices.map(Int32.init).filter { isJudged($0, codebase) }
    checkBaseClasses(own, codebase, &findings)
    let generics = own.filter {
      isPresenter($0, codebase) && isGeneric($0, codebase) && presentsLoading($0, codebase)
        && !findings.allows(.type($0), in: place(of: $0, codebase))
    }
    // The one for every resource knows a resource and a view.
    guard let generic = generics.max(by: { parameters(of: $0, codebase) < parameters(of: $1, codebase) })
    else { return }
    for symbol in own
    where isPresenter(symbol, codebase) && !isGeneric(symbol, codebase) && presentsLoading(symbol, codebase)
      && !generics.contains(where: { usesGeneric(symbol, $0, codebase) })
    {
      let name = codebase.symbols.qualifiedName(of: symbol)
      let genericName = codebase.symbols.qualifiedName(of: generic)
      findings.add(
        .perFeature(name, generic: genericName), at: codebase.nameRange(of: symbol),
        in: place(of: symbol, codebase), about: .type(symbol),
        related: [findings.declaration(of: generic, "'\(genericName)' does the same for every resource")])
    }
  }

  private func isJudged(_ symbol: SymbolID, _ codebase: Codebase) -> Bool {
    let declared = codebase.symbols[symbol]
    switch declared.kind {
    case .class, .struct, .actor: break
    case .enum, .protocol, .extension, .typealias, .associatedtype: return false
    }
    return !declared.isTest && !declared.isLocal
      && codebase.file(of: symbol).isProduction(at: codebase.nameRange(of: symbol).start)
  }

  private func place(of symbol: SymbolID, _ codebase: Codebase) -> Place {
    let declared = codebase.symbols[symbol]
    return Place(file: declared.file, owner: declared.declaration, function: FileFacts.none)
  }

  private func type(_ symbol: SymbolID, _ codebase: Codebase) -> TypeDeclaration {
    codebase.file(of: symbol).facts.types[Int(codebase.symbols[symbol].declaration)]
  }

  private func isPresenter(_ symbol: SymbolID, _ codebase: Codebase) -> Bool {
    codebase.role(of: symbol).role == .presenter
  }

  private func isGeneric(_ symbol: SymbolID, _ codebase: Codebase) -> Bool {
    parameters(of: symbol, codebase) > 0
  }

  private func parameters(of symbol: SymbolID, _ codebase: Codebase) -> Int {
    type(symbol, codebase).genericParameters.indices.count
  }

  /// Whether it is told of a loading and what came of it. What holds texts and mappers for the generic one is not,
  /// and neither is what presents an alert or another screen.
  private func presentsLoading(_ symbol: SymbolID, _ codebase: Codebase) -> Bool {
    codebase.members(of: symbol).contains { reference in
      let member = codebase.member(reference)
      guard member.kind == .func, !member.isStatic else { return false }
      let name = codebase.files[Int(reference.file)].facts.verbatim(member.name)
      return CamelCaseWords.of(name).contains(where: Self.loadingWords.contains)
    }
  }

  private static let loadingWords = StateWords[.loading]

  /// Whether it is made of the generic presenter: holds one, or is one by inheritance.
  private func usesGeneric(_ symbol: SymbolID, _ generic: SymbolID, _ codebase: Codebase) -> Bool {
    if codebase.symbols.inherits(symbol, from: generic) { return true }
    return codebase.members(of: symbol).contains { reference in
      let member = codebase.member(reference)
      switch member.kind {
      case .let, .var: return ExpressionTypes.type(of: reference, in: codebase) == generic
      case .func, .`init`, .subscript, .deinit: return false
      }
    }
  }

  // A base class of Apple's is how its frameworks are used.
  private func checkBaseClasses(_ own: [SymbolID], _ codebase: Codebase, _ findings: inout Findings) {
    for symbol in own where codebase.symbols[symbol].kind == .class {
      let role = codebase.role(of: symbol).role
      switch role {
      case .presenter, .viewModel, .useCase: break
      case .value, .protocol, .repository, .service, .view, .coordinator, .bootstrapper, .container, .factory,
        .error, .dto:
        continue
      }
      let facts = codebase.file(of: symbol).facts
      let declaration = type(symbol, codebase)
      let place = Place(
        file: codebase.symbols[symbol].file, owner: declaration.owner, function: declaration.function)
      // Swift wants a superclass to come first.
      guard let first = declaration.inherits.indices.first,
        let written = TypeText.singleName(facts.names[first], in: facts.bytes),
        let base = codebase.resolve(written, at: place).symbol, codebase.symbols[base].kind == .class
      else { continue }
      let name = codebase.symbols.qualifiedName(of: symbol)
      let baseName = codebase.symbols.qualifiedName(of: base)
      findings.add(
        .inherits(name, role, base: baseName), at: written, in: self.place(of: symbol, codebase),
        about: .edge(from: .type(symbol), to: .type(base)),
        related: [findings.declaration(of: base, "base class '\(baseName)' is declared here")])
    }
  }
}

extension Remark {
  fileprivate static func perFeature(_ name: String, generic: String) -> Remark {
    Remark(
      "presenter '\(name)' repeats what the generic '\(generic)' does",
      label: "loading and errors are presented once, for every resource",
      fix: "use '\(generic)' with a mapper, and leave in '\(name)' only the mapper and the texts")
  }

  fileprivate static func inherits(_ name: String, _ role: Role, base: String) -> Remark {
    Remark(
      "\(role.words) '\(name)' inherits from '\(base)'", label: "share code through composition",
      fix: "take what '\(base)' does as a dependency in 'init'")
  }
}
