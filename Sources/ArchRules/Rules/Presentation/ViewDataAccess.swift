import ArchConfig
import ArchFacts
import ArchKnowledge
import ArchModel

/// A view shows what its view model publishes and fetches nothing.
struct ViewDataAccess: CodeRule, RuleWithoutOptions {
  static let about = RuleInfo(
    id: "view-data-access",
    summary: "A view uses no database, no network and no repository.",
    why: """
      Direct Core Data access in a view couples the screen to the database and makes testing it impossible; a view \
      that calls URLSession or a repository hides a data flow where nobody looks for one. The path goes from view to \
      view model to repository, so that each can be replaced on its own.
      """,
    bad: """
      // Trips/Presentation/TripsView.swift
      struct TripsView: View {
        @Environment(\\.managedObjectContext) private var context
        var body: some View { Text("Trips") }
      }
      """,
    good: """
      // Trips/Presentation/TripsViewModel.swift
      final class TripsViewModel: ObservableObject {
        @Published private(set) var titles: [String] = []
      }
      // Trips/Presentation/TripsView.swift
      struct TripsView: View {
        @ObservedObject var viewModel: TripsViewModel
        var body: some View { ForEach(viewModel.titles, id: \\.self) { Text($0) } }
      }
      """,
    fix: "Let a view model ask a repository, and show what the view model publishes."
  )

  static var allowsUsers: Bool { true }

  static var asks: [any Analysis.Type] { [PresentationData.self] }

  func check(_ code: Code, _ findings: inout Findings) {
    // A preference of the screen is the view's own business.
    code[PresentationData.self].report(
      &findings, of: { $1.isView && $0 != .defaults },
      as: { .access($0, by: $1.name, label: $1.presentationLabel) })
    for use in FirstUse.all(in: code.codebase, by: \.isView, of: { DataSourceType($0) != nil }) {
      guard let kind = DataSourceType(use.type) else { continue }
      use.report(
        .source(use.type.name, kind, by: use.user.name, label: use.user.presentationLabel), &findings)
    }
  }
}

/// A type of this codebase that fetches and keeps data for others.
private enum DataSourceType: String {
  case repository, store

  init?(_ type: CodeType) {
    let code = type.codebase.code
    if type.kind == .protocol {
      guard type.purpose == .repository, code.isNeed(type.id) else { return nil }
      self = .repository
      return
    }
    guard type.evidence != nil else { return nil }
    if type.role == .repository {
      self = .repository
      return
    }
    // A store that publishes is state that the view observes.
    let word = CamelCaseWords.of(type.simpleName).last ?? ""
    guard type.layerKind?.meetsNeeds == true, Self.storeWords.contains(word), !code.isObservable(type.id)
    else {
      return nil
    }
    self = .store
  }

  private static let storeWords = BoundaryWords[.database]
}

extension Remark {
  fileprivate static func access(_ use: DataAccessUse, by owner: String, label: String) -> Remark {
    Remark(
      "view '\(owner)' reaches for \(use.access.words) with '\(use.text)'", label: label,
      fix: "let its view model ask a repository, and show what the view model publishes")
  }

  fileprivate static func source(
    _ name: String, _ kind: DataSourceType, by owner: String, label: String
  ) -> Remark {
    Remark(
      "view '\(owner)' uses the \(kind.rawValue) '\(name)' directly", label: label,
      fix: "give '\(name)' to the view model of '\(owner)', and show what that publishes")
  }
}
