import ArchFacts
import ArchModel

/// A view model knows protocols for its data, and nothing of where the data is.
struct ViewModelDataAccess: CodeRule {
  static let about = RuleInfo(
    id: "view-model-data-access",
    summary:
      "A view model gets its data through protocols, never from a database, the network or a concrete repository.",
    why: """
      A view model that talks to URLSession, Core Data or the user defaults, or to a library such as Alamofire, \
      Firebase or Realm, can be tested only with them, and changing where data comes from changes how it is \
      shown. Behind a protocol, the source can be exchanged without changing a line of presentation, and a test \
      can pass in a double.
      """,
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

  static var asks: [any Analysis.Type] { [Advice.self, PresentationData.self, StaticDataAccess.self] }

  private let judgesDefaults: Bool
  private let judgesFiles: Bool

  init(options: inout OptionReader) {
    judgesDefaults = options.flag(
      "userDefaults", "Whether the user defaults count as data.", more: .demands, default: true)
    judgesFiles = options.judgesFiles()
  }

  func check(_ code: Code, _ findings: inout Findings) {
    code[PresentationData.self].report(
      &findings,
      of: {
        $1.isViewModel && ($0 != .defaults || judgesDefaults) && ($0 != .files || judgesFiles)
      },
      as: { .access($0, by: $1.name, label: $1.presentationLabel) })
    for call in code[StaticDataAccess.self].calls where call.user.isViewModel {
      call.report(
        &findings, fix: "let a repository reach for \(call.use.access.words), and take its protocol in 'init'"
      )
    }
    let advice = code[Advice.self]
    for use in FirstUse.all(
      in: code.codebase, by: \.isViewModel, of: { $0.role == .repository && $0.evidence != nil })
    {
      use.report(
        .repository(
          use.type.name, by: use.user.name, label: use.user.presentationLabel,
          advice.taking(use.type, at: use.use.range.start, in: use.use.place).asSteps), &findings)
    }
  }
}

extension Remark {
  fileprivate static func access(_ use: DataAccessUse, by owner: String, label: String) -> Remark {
    Remark(
      "view model '\(owner)' reaches for \(use.access.words) with '\(use.text)'", topic: use.access.words,
      label: label,
      fix: "let a repository reach for \(use.access.words), and take its protocol in 'init'")
  }

  fileprivate static func repository(
    _ name: String, by owner: String, label: String, _ advice: String
  ) -> Remark {
    Remark(
      "view model '\(owner)' depends on the concrete repository '\(name)'", label: label, fix: advice)
  }
}
