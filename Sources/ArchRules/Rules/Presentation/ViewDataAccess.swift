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
      that calls URLSession or a repository hides a data flow where nobody looks for one. The path goes from view to \
      view model to repository, so that each can be replaced on its own.
      """,
    decision:
      "ADR-007: remove direct Core Data access from views; DeterministicFeed: no URLSession in the UI",
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

  init(options: inout OptionReader) {}

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
      guard types.file(Int32(index), holds: types.isView) else { continue }
      for use in DataAccessUse.all(in: Int32(index), of: codebase, where: { types.view(at: $0) != nil }) {
        // A preference of the screen is the view's own business.
        guard let owner = types.view(at: use.place), use.access != .defaults,
          !found.allows(use, in: owner, of: codebase, &findings)
        else { continue }
        found.add(use, in: owner, of: codebase)
      }
    }
    found.report(codebase, &findings) { use, owner in
      .access(use, by: codebase.symbols.qualifiedName(of: owner), label: types.label(of: owner))
    }
  }

  /// One finding for each view and repository.
  private func checkRepositories(
    _ types: PresentationTypes, _ codebase: Codebase, _ findings: inout Findings
  ) {
    var seen: Set<[SymbolID]> = []
    for use in codebase.typeUses {
      guard let owner = types.view(at: use.place), use.kind != .inheritance, use.kind != .extended,
        let kind = DataSourceType(use.symbol, in: codebase),
        codebase.isOutsideOfRoot(use.place, at: use.range.start),
        seen.insert([owner, use.symbol]).inserted
      else { continue }
      let ownerName = codebase.symbols.qualifiedName(of: owner)
      let name = codebase.symbols.qualifiedName(of: use.symbol)
      findings.add(
        .source(name, kind, by: ownerName, label: types.label(of: owner)), at: use.range, in: use.place,
        about: .edge(from: .type(owner), to: .type(use.symbol)),
        related: [findings.declaration(of: use.symbol, "'\(name)' is declared here")])
    }
  }
}

/// A type of this codebase that fetches and keeps data for others.
private enum DataSourceType: String {
  case repository, store

  init?(_ symbol: SymbolID, in codebase: Codebase) {
    let name = codebase.symbols.name(of: symbol)
    if codebase.symbols[symbol].kind == .protocol {
      guard codebase.purpose(of: symbol)?.role == .repository, codebase.code.isNeed(symbol) else {
        return nil
      }
      self = .repository
      return
    }
    guard codebase.isComponent(symbol) else { return nil }
    if codebase.role(of: symbol).role == .repository {
      self = .repository
      return
    }
    guard codebase.layerKind(of: symbol)?.meetsNeeds == true else { return nil }
    // A store that publishes is state that the view observes.
    let word = CamelCaseWords.of(name).last ?? ""
    guard Self.storeWords.contains(word), !codebase.code.isObservable(symbol) else {
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
