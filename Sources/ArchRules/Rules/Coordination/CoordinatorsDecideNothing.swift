import ArchConfig
import ArchFacts
import ArchKnowledge
import ArchModel

/// Coordinators translate states to navigation and do nothing else.
struct CoordinatorsDecideNothing: CodeRule {
  static let about = RuleInfo(
    id: "coordinators-decide-nothing",
    summary: "A coordinator maps states to flows; it does not fetch, store, parse or judge anything.",
    why: """
      Use cases return typed states; coordinators translate states into navigation. A request, a stored value, a \
      parser or a condition on domain data in a coordinator is a business rule that no use case owns, in the \
      one place that can be tested only with screens. So is a condition that joins what two services answer, or weighs \
      one answer with a value; a single answer that picks a flow is none, and neither is what the user interface knows \
      of itself. What it only passes on, such as a session, it asks nothing of. In a layer of coordinators a class that \
      navigates is one, whatever it is called, but for the style or transition in which a screen appears.
      """,
    bad: """
      // Features/Search/Domain/Species.swift
      struct Species {
        let population: Int
        let protectedSince: Int?
      }
      // App/Coordinators/SearchCoordinator.swift
      import UIKit

      final class SearchCoordinator {
        func select(_ species: Species) {
          if species.protectedSince != nil && species.population < 10_000 {
            showNotice()
          } else {
            showDetail()
          }
        }
        func showNotice() {}
        func showDetail() {}
      }
      """,
    good: """
      // Features/Search/Domain/Species.swift
      enum Selection {
        case endangered
        case common
      }
      // App/Coordinators/SearchCoordinator.swift
      import UIKit

      final class SearchCoordinator {
        func select(_ selection: Selection) {
          switch selection {
          case .endangered: showNotice()
          case .common: showDetail()
          }
        }
        func showNotice() {}
        func showDetail() {}
      }
      """,
    fix: "Let a use case do the work and return a typed state, and map that state to a flow with one switch."
  )

  static var allowsUsers: Bool { true }

  static var asks: [any Analysis.Type] { [ComponentNeeds.self, SharedClients.self] }

  private let judgesFlags: Bool
  private let judgesRepositories: Bool
  private let judgesAnswers: Bool

  init(options: inout OptionReader) {
    judgesFlags = options.flag(
      "flags",
      "Whether a single flag of a domain value or a service, such as 'session.isValid', is reported as a warning.",
      more: .demands
    )
    judgesAnswers = options.flag(
      "services",
      "Whether a coordinator may not decide over what services answer, as in 'store.hasSeenIntro && config.isOn(.tour)'.",
      more: .demands,
      default: true)
    judgesRepositories = options.flag(
      "repositories",
      "Whether a coordinator that calls a repository or a network client is reported as a warning.",
      more: .demands,
      default: true)
  }

  func check(_ code: Code, _ findings: inout Findings) {
    for file in code.files where mayHoldCoordinators(file) && file.types.contains(where: \.isCoordinator) {
      file.checkForeignUses(&findings)
      file.checkClients(code[SharedClients.self], &findings)
      file.checkWrappers(&findings)
      if judgesRepositories { file.checkRepositories(&findings) }
      let conditions = DomainCondition(file, answersOf: judgesAnswers ? code[ComponentNeeds.self] : nil)
      var decisions = CoordinatorDecisions(file, conditions, flags: judgesFlags)
      decisions.check(&findings)
    }
  }

  private func mayHoldCoordinators(_ file: CodeFile) -> Bool {
    switch file.kind {
    case .coordinators, .boot, .presentation, .other, nil: true
    case .data, .infrastructure, .domain, .contracts, .composition: false
    }
  }
}

extension CodeFile {
  fileprivate func checkForeignUses(_ findings: inout Findings) {
    func check(_ uses: [ForeignUse], _ verb: String) {
      for use in uses where isJudged(use.range) {
        guard let coordinator = coordinator(at: use.place) else { continue }
        findings.add(
          .io(use.name, verb, by: coordinator.name, label: labelOfCoordinator(coordinator)),
          at: use.range, in: use.place, about: .edge(to: .name(use.name), .declaration),
          aliases: coordinator.names,
          related: coordinator.symbol.file == index
            ? [] : [coordinator.declared("'\(coordinator.name)' is declared here")])
      }
    }
    // What is only passed to what the coordinator makes is told with the making.
    func asked(_ types: Set<String>) -> [ForeignUse] {
      ForeignUse.types(types, in: self).filter {
        !facts.isPassedOn(at: $0.range.start, in: $0.place.function)
      }
    }
    check(asked(AppleTypes[.network]), "talks to the network")
    check(asked(AppleTypes[.stores]), "reaches for stored data")
    check(ForeignUse.functions(AppleFunctions[.stores], in: self), "reaches for stored data")
    check(FileReading.uses(in: self, ofBundles: true), "reads a file or an address")
    for client in LibraryClient.uses(in: self) {
      check([client.use], client.kind == .server ? "talks to the network" : "reaches for stored data")
    }
    check(ForeignUse.types(AppleTypes[.parses], in: self), "reads or writes a wire format")
  }

  /// `supabase.auth.session`, where `supabase` is everybody's.
  fileprivate func checkClients(_ shared: SharedClients, _ findings: inout Findings) {
    for use in shared.uses(in: self) where isJudged(use.range) {
      guard let coordinator = coordinator(at: use.place) else { continue }
      findings.add(
        .io(
          use.text, "reaches for \(use.access.words)", by: coordinator.name,
          label: labelOfCoordinator(coordinator)),
        at: use.range, in: use.place, about: .edge(to: .name(use.text), .declaration),
        aliases: coordinator.names)
    }
  }

  /// `@AppStorage("seen") var hasSeenIntro`, `@Query var trips`, `@Environment(\.modelContext) var context`
  fileprivate func checkWrappers(_ findings: inout Findings) {
    for use in DataAccessUse.wrappers(in: self) where isJudged(use.range) {
      guard let coordinator = coordinator(at: use.place) else { continue }
      findings.add(
        .io(
          use.text, "reaches for stored data", by: coordinator.name, label: labelOfCoordinator(coordinator)),
        at: use.range, in: use.place, about: .edge(to: .name(use.text), .declaration),
        aliases: coordinator.names)
    }
  }

  /// `sessions.current()` of a repository: the coordinator asks for data itself.
  fileprivate func checkRepositories(_ findings: inout Findings) {
    for call in DataSourceCall.all(in: self, where: { coordinator(at: $0) != nil }) where call.kind != .store
    {
      guard let coordinator = coordinator(at: call.place) else { continue }
      findings.add(
        .asks(
          call.source.name, facts.verbatim(call.member), by: coordinator.name,
          label: labelOfCoordinator(coordinator)),
        at: call.range, in: call.place, about: .edge(to: .type(call.source.id), .declaration),
        aliases: coordinator.names, severity: .warning,
        related: [call.source.declared("'\(call.source.name)' is declared here")])
    }
  }
}

extension Remark {
  fileprivate static func io(_ api: String, _ verb: String, by coordinator: String, label: String) -> Remark {
    Remark(
      "coordinator '\(coordinator)' \(verb) with '\(api)'", label: label,
      fix: "move this into a use case that returns a typed state, and let '\(coordinator)' map that to a flow"
    )
  }

  fileprivate static func asks(
    _ source: String, _ function: String, by coordinator: String, label: String
  ) -> Remark {
    Remark(
      "coordinator '\(coordinator)' asks '\(source)' for data with '\(function)'", label: label,
      fix: "call a use case that asks '\(source)' and returns a typed state")
  }
}
