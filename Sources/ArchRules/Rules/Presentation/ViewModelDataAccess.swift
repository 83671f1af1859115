import ArchFacts
import ArchModel

/// A view model knows protocols for its data, and nothing of where the data is.
struct ViewModelDataAccess: CodeRule {
  static let about = RuleInfo(
    id: "view-model-data-access",
    summary:
      "A view model gets its data through protocols, never from a database, the network or a concrete repository.",
    why: """
      A view model that talks to URLSession, Core Data or the user defaults can be tested only with them, and \
      changing where data comes from changes how it is shown. Behind a protocol, the source can be exchanged \
      without changing a line of presentation, and a test can pass in a double.
      """,
    decision:
      "DeterministicFeed: dependency inversion; ADR-007: view models accept repositories via initializer",
    bad: """
      // Trips/Presentation/TripsViewModel.swift
      final class TripsViewModel: ObservableObject {
        func load() async throws -> Data {
          try await URLSession.shared.data(from: URL(filePath: "trips")).0
        }
      }
      """,
    good: """
      // Trips/Domain/TripRepository.swift
      protocol TripRepository { func trips() async throws -> [String] }
      // Trips/Presentation/TripsViewModel.swift
      final class TripsViewModel: ObservableObject {
        private let repository: any TripRepository
        init(repository: any TripRepository) { self.repository = repository }
        func load() async throws -> [String] { try await repository.trips() }
      }
      """,
    fix: "Take a protocol in the initializer, and let a repository talk to the database or the network."
  )

  static var allowsUsers: Bool { true }

  private let judgesDefaults: Bool

  init(options: inout OptionReader) {
    judgesDefaults = options.flag(
      "userDefaults", "Whether the user defaults count as data.", more: .demands, default: true)
  }

  func check(_ code: Code, _ findings: inout Findings) {
    let codebase = code.codebase
    let types = PresentationTypes(codebase)
    checkAccess(types, codebase, &findings)
    checkRepositories(types, codebase, &findings)
  }

  private func checkAccess(
    _ types: PresentationTypes, _ codebase: Codebase, _ findings: inout Findings
  ) {
    var found = DataAccessFindings()
    for (index, file) in codebase.files.enumerated() where !file.isTest {
      guard types.file(Int32(index), holds: types.isViewModel) else { continue }
      for use in DataAccessUse.all(in: Int32(index), of: codebase, where: { types.viewModel(at: $0) != nil })
      {
        guard let owner = types.viewModel(at: use.place), use.access != .defaults || judgesDefaults,
          !found.allows(use, in: owner, of: codebase, &findings)
        else { continue }
        found.add(use, in: owner, of: codebase)
      }
    }
    found.report(codebase, &findings) { use, owner in
      .access(use, by: codebase.symbols.qualifiedName(of: owner), label: types.label(of: owner))
    }
  }

  /// One finding for each view model and concrete repository.
  private func checkRepositories(
    _ types: PresentationTypes, _ codebase: Codebase, _ findings: inout Findings
  ) {
    var seen: Set<[SymbolID]> = []
    for use in codebase.typeUses where codebase.role(of: use.symbol).role == .repository {
      guard let owner = types.viewModel(at: use.place), use.kind != .inheritance, use.kind != .extended,
        codebase.isComponent(use.symbol),
        codebase.isOutsideOfRoot(use.place, at: use.range.start),
        seen.insert([owner, use.symbol]).inserted
      else { continue }
      let ownerName = codebase.symbols.qualifiedName(of: owner)
      let name = codebase.symbols.qualifiedName(of: use.symbol)
      findings.add(
        .repository(name, by: ownerName, label: types.label(of: owner), codebase.adviceToTake(use.symbol)),
        at: use.range, in: use.place, about: .edge(from: .type(owner), to: .type(use.symbol)),
        related: [findings.declaration(of: use.symbol, "'\(name)' is declared here")])
    }
  }
}

extension Remark {
  fileprivate static func access(_ use: DataAccessUse, by owner: String, label: String) -> Remark {
    Remark(
      "view model '\(owner)' reaches for \(use.access.words) with '\(use.text)'", label: label,
      fix: "take a protocol for what is needed in 'init', and let a repository use '\(use.text)'")
  }

  fileprivate static func repository(
    _ name: String, by owner: String, label: String, _ advice: String
  ) -> Remark {
    Remark(
      "view model '\(owner)' depends on the concrete repository '\(name)'", label: label, fix: advice)
  }
}
