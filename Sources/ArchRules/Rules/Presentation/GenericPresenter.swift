import ArchFacts
import ArchKnowledge
import ArchModel

/// Presenting a resource is written once, and nothing is shared by base classes.
struct GenericPresenter: CodeRule, RuleWithoutOptions {
  static let about = RuleInfo(
    id: "generic-presenter",
    summary:
      "Features use the one generic presenter, and presenters, view models and use cases do not inherit from a class.",
    why: """
      Loading, errors and mapping look the same for every feature; a presenter for each repeats them, and \
      differently. One generic presenter is written and tested once, and a feature only gives it a mapper. A base \
      class shares the same code by coupling everything that inherits from it, and cannot be tested on its own.
      """,
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

  func check(_ code: Code, _ findings: inout Findings) {
    let own = code.types.filter(isJudged)
    checkBaseClasses(own, &findings)
    let presenters = own.filter { $0.role == .presenter && presentsLoading($0) }
    let generics = presenters.filter { $0.isGeneric && !findings.allows(.type($0.id), in: $0.place) }
    // The one for every resource knows a resource and a view.
    guard let generic = generics.max(by: { $0.parameters < $1.parameters }) else { return }
    for type in presenters where !type.isGeneric && !generics.contains(where: { usesGeneric(type, $0) }) {
      findings.add(
        .perFeature(type.name, generic: generic.name), at: type,
        related: [generic.declared("'\(generic.name)' does the same for every resource")])
    }
  }

  private func isJudged(_ type: CodeType) -> Bool {
    switch type.kind {
    case .class, .struct, .actor: !type.symbol.isLocal && type.isJudged
    case .enum, .protocol, .extension, .typealias, .associatedtype: false
    }
  }

  /// Whether it is told of a loading and what came of it. What holds texts and mappers for the generic one is not,
  /// and neither is what presents an alert or another screen.
  private func presentsLoading(_ type: CodeType) -> Bool {
    type.members.contains { member in
      member.kind == .func && !member.declared.isStatic
        && CamelCaseWords.of(member.name).contains(where: Self.loadingWords.contains)
    }
  }

  private static let loadingWords = StateWords[.loading]

  /// Whether it is made of the generic presenter: holds one, or is one by inheritance.
  private func usesGeneric(_ type: CodeType, _ generic: CodeType) -> Bool {
    type.supertypes.contains(generic)
      || type.members.contains { $0.declared.isVariable && $0.type == generic.id }
  }

  // A base class of Apple's is how its frameworks are used.
  private func checkBaseClasses(_ own: [CodeType], _ findings: inout Findings) {
    for type in own where type.kind == .class {
      let role = type.role
      switch role {
      case .presenter, .viewModel, .useCase: break
      case .value, .protocol, .repository, .service, .view, .coordinator, .bootstrapper, .container, .factory,
        .error, .dto:
        continue
      }
      let (file, declaration) = (type.file, type.declaration)
      let place = file.place(in: declaration.owner, function: declaration.function)
      // Swift wants a superclass to come first.
      guard let first = declaration.inherits.indices.first,
        let written = TypeText.singleName(file.facts.names[first], in: file.facts.bytes),
        let base = type.codebase.typeNamed(written, at: place), base.kind == .class
      else { continue }
      findings.add(
        .inherits(type.name, role, base: base.name), at: written, in: type.place,
        about: .edge(from: .type(type.id), to: .type(base.id)),
        related: [base.declared("base class '\(base.name)' is declared here")])
    }
  }
}

extension CodeType {
  fileprivate var parameters: Int { declaration.genericParameters.indices.count }
  fileprivate var isGeneric: Bool { parameters > 0 }
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
