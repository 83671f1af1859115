import ArchConfig
import ArchFacts
import ArchKnowledge
import ArchModel

/// A view shows what its view model publishes and fetches nothing.
struct ViewDataAccess: CodeRule {
  static let about = RuleInfo(
    id: "view-data-access",
    summary: "A view uses no database, no network and no repository.",
    why: """
      Direct Core Data access in a view couples the screen to the database and makes testing it impossible; a view \
      that calls URLSession, a client, a repository or a static function that does hides a data flow where nobody looks \
      for one. The path goes from \
      view to view model to repository, so that each can be replaced on its own. A client that a view only hands on is \
      left alone here.
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

  static var asks: [any Analysis.Type] { [PresentationData.self, StaticDataAccess.self] }

  private let judgesFiles: Bool

  init(options: inout OptionReader) { judgesFiles = options.judgesFiles() }

  func check(_ code: Code, _ findings: inout Findings) {
    // A preference of the screen is the view's own business.
    code[PresentationData.self].report(
      &findings, of: { $1.isView && $0 != .defaults && ($0 != .files || judgesFiles) },
      as: { .access($0, by: $1.name, label: $1.presentationLabel) })
    var told: Set<[SymbolID]> = []
    for use in FirstUse.all(in: code.codebase, by: \.isView, of: { DataSource($0) != nil }) {
      guard let kind = DataSource(use.type), kind != .client else { continue }
      told.insert([use.user.id, use.type.id])
      use.report(
        .source(use.type.name, kind, by: use.user.name, label: use.user.presentationLabel), &findings)
    }
    checkCalls(code, told, &findings)
    for call in code[StaticDataAccess.self].calls where call.user.isView {
      call.report(
        &findings, fix: "let its view model ask a repository, and show what the view model publishes")
    }
  }

  /// Clients are often only handed on, and so count where something is asked of them; a repository or store does so, too,
  /// where a view has it without naming its type.
  ///
  /// - Parameter told: views with what they name.
  private func checkCalls(_ code: Code, _ told: Set<[SymbolID]>, _ findings: inout Findings) {
    var seen = told
    for file in code.files where file.types.contains(where: \.isView) {
      let calls = DataSourceCall.all(in: file) { place in
        code.codebase.typeAround(place)?.isView == true
      }
      for call in calls {
        guard let view = code.codebase.typeAround(call.place),
          code.codebase.isOutsideOfRoot(call.place, at: call.range.start),
          seen.insert([view.id, call.source.id]).inserted
        else { continue }
        findings.add(
          .member(
            call.source.name, call.kind, file.facts.verbatim(call.member), by: view.name,
            label: view.presentationLabel),
          at: call.range, in: call.place, about: .edge(from: .type(view.id), to: .type(call.source.id)),
          related: [call.source.declared("'\(call.source.name)' is declared here")],
          uses: call.origin(in: file.facts).map {
            [Findings.Use(range: $0, place: call.place, isPart: true)]
          } ?? [])
      }
    }
  }
}

extension Remark {
  fileprivate static func access(_ use: DataAccessUse, by owner: String, label: String) -> Remark {
    Remark(
      "view '\(owner)' reaches for \(use.access.words) with '\(use.text)'", topic: use.access.words,
      label: label,
      fix: "let its view model ask a repository, and show what the view model publishes")
  }

  fileprivate static func source(
    _ name: String, _ kind: DataSource, by owner: String, label: String
  ) -> Remark {
    Remark(
      "view '\(owner)' uses the \(kind.rawValue) '\(name)' directly", label: label,
      fix: "give '\(name)' to the view model of '\(owner)', and show what that publishes")
  }

  fileprivate static func member(
    _ source: String, _ kind: DataSource, _ name: String, by owner: String, label: String
  ) -> Remark {
    Remark(
      "view '\(owner)' uses '\(name)' of the \(kind.rawValue) '\(source)' itself", label: label,
      fix: "give '\(source)' to the view model of '\(owner)', and show what that publishes")
  }
}
