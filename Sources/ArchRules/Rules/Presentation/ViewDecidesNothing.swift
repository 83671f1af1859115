import ArchFacts
import ArchKnowledge
import ArchModel

/// A view projects a state; it does not work one out.
struct ViewDecidesNothing: CodeRule {
  static let about = RuleInfo(
    id: "view-decides-nothing",
    summary:
      "A view shows what its state says, without combining or computing anything to know what to show.",
    why: """
      The user interface does not decide, it reacts to state. If it needs logic of its own to know what to show, \
      the state is badly designed: the next view repeats the same condition, and no test of a view model \
      sees it. That goes for 'if' and for '? :' between views or texts of SwiftUI; what chooses a colour, an icon or a \
      size is layout and left alone, and so is what the view itself holds, such as a focus. State is what a view model \
      publishes, with the rows and contents in it, or a service that a view observes, and what models say, wherever a \
      team keeps them. Whether something is there and not empty is one question, and so is a number that a view model \
      publishes for it, next to a fixed one; what a model or a row counts is compared elsewhere.
      """,
    bad: """
      // Trips/Presentation/TripsViewModel.swift
      final class TripsViewModel: ObservableObject {
        @Published private(set) var hasMore = true
        @Published private(set) var trips: [String] = []
      }
      // Trips/Presentation/TripsView.swift
      struct TripsView: View {
        @ObservedObject var viewModel: TripsViewModel
        var body: some View {
          if !viewModel.hasMore && !viewModel.trips.isEmpty {
            Text("That is all")
          }
        }
      }
      """,
    good: """
      // Trips/Presentation/TripsViewModel.swift
      final class TripsViewModel: ObservableObject {
        enum Footer {
          case none
          case end
        }
        @Published private(set) var footer = Footer.none
      }
      // Trips/Presentation/TripsView.swift
      struct TripsView: View {
        @ObservedObject var viewModel: TripsViewModel
        var body: some View {
          switch viewModel.footer {
          case .none: EmptyView()
          case .end: Text("That is all")
          }
        }
      }
      """,
    fix: "Let the view model decide, and publish the answer as a case of its state."
  )

  static var allowsUsers: Bool { true }

  static var asks: [any Analysis.Type] { [PublishedValues.self] }

  private let judgesActions: Bool

  init(options: inout OptionReader) {
    judgesActions = options.flag(
      "actions", "Whether a view may not combine conditions to know what to do either.", more: .demands)
  }

  func check(_ code: Code, _ findings: inout Findings) {
    var answers = ViewAnswers(code)
    for file in code.files where file.types.contains(where: \.isSwiftUIView) {
      let builders = ViewBuilders(file)
      for branch in file.facts.branches where branch.kind == .if || judgesActions && branch.kind == .guard {
        let place = file.place(of: branch)
        guard let view = code.codebase.view(at: place), file.source.isProduction(at: branch.position) else {
          continue
        }
        let isShown = builders.contains(branch.function) && builders.showsView(branch, at: place)
        guard isShown || judgesActions,
          let decision = answers.asked(in: branch, at: place, isShown: isShown).decision
        else { continue }
        findings.add(
          .decides(decision, isShown ? "show" : "do", in: view.name, label: view.presentationLabel),
          at: branch.condition, in: place, about: .edge(to: .name(decision.symbol)), aliases: view.names)
      }
      // `Text(viewModel.isLoading && !viewModel.trips.isEmpty ? "More" : "None")`
      for branch in file.facts.branches
      where branch.kind == .ternary && builders.contains(branch.function)
        && file.source.isProduction(at: branch.position)
      {
        let place = file.place(of: branch)
        guard let view = code.codebase.view(at: place), builders.showsView(either: branch, at: place),
          let decision = answers.asked(in: branch, at: place, isShown: true).decision
        else { continue }
        findings.add(
          .decides(decision, "show", in: view.name, label: view.presentationLabel),
          at: branch.condition, in: place, about: .edge(to: .name(decision.symbol)), aliases: view.names)
      }
      // `ForEach(viewModel.trips.filter { $0.isPublic })`
      for list in file.facts.calls
      where builders.contains(list.function) && Self.lists.contains(file.facts.verbatim(list.callee))
        && file.source.isProduction(at: list.position)
      {
        let place = file.place(of: list)
        let arguments = ByteRange(start: list.arguments, end: list.end)
        guard let view = code.codebase.view(at: place),
          let (fact, range) = answers.condition(of: file.index).chosenData(
            in: arguments, by: AppleFunctions[.chooses], at: place)
        else { continue }
        findings.add(
          .decides(.computes(fact), "show", in: view.name, label: view.presentationLabel), at: range,
          in: place, about: .edge(to: .name(fact)), aliases: view.names)
      }
    }
    for answer in answers.deciding {
      guard let decision = answer.decision, let view = code.codebase.view(at: answer.place),
        code.codebase.file(at: answer.place).isJudged(answer.range)
      else { continue }
      findings.add(
        .decides(decision, answer.isShown ? "show" : "do", in: view.name, label: view.presentationLabel),
        at: answer.range, in: answer.place, about: .edge(to: .name(decision.symbol)), aliases: view.names)
    }
  }

  private static let lists = AppleTypes[.list]
}

extension Remark {
  fileprivate static func decides(
    _ decision: ShownCondition.Decision, _ verb: String, in view: String, label: String
  ) -> Remark {
    switch decision {
    case .combines(let facts):
      let listed = facts.map { "'\($0)'" }
      let text = listed.dropLast().joined(separator: ", ") + " and " + (listed.last ?? "")
      return Remark(
        "view '\(view)' decides what to \(verb) from \(text)", label: label,
        fix: "let the view model combine them into one case or property of its state, and ask for that alone")
    case .computes(let fact):
      return Remark(
        "view '\(view)' decides what to \(verb) by computing with '\(fact)'", label: label,
        fix: "let the view model or the domain answer the question, and ask for the answer alone")
    }
  }
}
