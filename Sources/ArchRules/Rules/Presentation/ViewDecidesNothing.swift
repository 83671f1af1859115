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
      sees it. That goes for 'if' and for '? :' between views or texts; what chooses a colour, an icon or a size is \
      layout and left alone.
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

  private let judgesActions: Bool

  init(options: inout OptionReader) {
    judgesActions = options.flag(
      "actions", "Whether a view may not combine conditions to know what to do either.", more: .demands)
  }

  func check(_ code: Code, _ findings: inout Findings) {
    for file in code.files where file.types.contains(where: \.isSwiftUIView) {
      let builders = ViewBuilders(file)
      lazy var conditions = ShownCondition(file)
      for branch in file.facts.branches where branch.kind == .if || judgesActions && branch.kind == .guard {
        let place = file.place(of: branch)
        guard let view = code.codebase.view(at: place), file.source.isProduction(at: branch.position) else {
          continue
        }
        let isShown = builders.contains(branch.function) && builders.showsView(branch, at: place)
        guard isShown || judgesActions, let decision = conditions.decision(in: branch, at: place) else {
          continue
        }
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
          let decision = conditions.decision(in: branch, at: place)
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
          let (fact, range) = conditions.chosenData(in: arguments, by: AppleFunctions[.chooses], at: place)
        else { continue }
        findings.add(
          .decides(.computes(fact), "show", in: view.name, label: view.presentationLabel), at: range,
          in: place, about: .edge(to: .name(fact)), aliases: view.names)
      }
    }
  }

  private static let lists = AppleTypes[.list]
}

/// What a condition makes of the data of view models and of the domain.
private struct ShownCondition {
  enum Decision {
    case combines([String])
    case computes(String)

    var symbol: String {
      switch self {
      case .combines(let facts): facts.joined(separator: ", ")
      case .computes(let fact): fact
      }
    }
  }

  private let codebase: Codebase
  private let facts: FileFacts
  private let types: ExpressionTypes
  private let hasStateStores: Bool

  init(_ file: CodeFile) {
    hasStateStores = file.facts.imports(oneOf: LibraryModules[.framework])
    codebase = file.codebase
    facts = file.facts
    types = file.expressions
  }

  /// `nil` for one optional, one flag, one state compared with several cases, and all that the view itself holds.
  func decision(in branch: Branch, at place: Place) -> Decision? {
    var combined: [String] = []
    let parts =
      branch.kind == .ternary
      ? [(kind: .expression, range: branch.condition)]
      : facts.conditions(of: branch).map { (kind: $0.kind, range: $0.range) }
    for (kind, range) in parts {
      switch kind {
      case .binding, .availability, .where: continue
      case .pattern, .expression:
        for operand in operands(of: range) {
          // `trip.name == viewModel.selected` is one question about two things.
          guard let fact = facts(in: operand, at: place).first, !combined.contains(fact) else { continue }
          combined.append(fact)
        }
        if kind == .expression,
          let fact = weighedData(in: range, at: place)
            ?? chosenData(in: range, by: AppleFunctions[.computes], at: place)?.fact
        {
          return .computes(fact)
        }
      }
    }
    return combined.count > 1 ? .combines(combined) : nil
  }

  /// What is between `&&` and `||`.
  private func operands(of range: ByteRange) -> [ByteRange] {
    var operands: [ByteRange] = []
    var start = range.start
    for branch in branches(in: range) where branch.kind == .and || branch.kind == .or {
      operands.append(ByteRange(start: start, end: branch.position))
      start = branch.end
    }
    return operands + [ByteRange(start: start, end: range.end)]
  }

  /// Those of the closures in it left out.
  private func branches(in range: ByteRange) -> [Branch] {
    facts.branches(in: range).filter { !facts.isInClosure($0.position, startingIn: range) }
  }

  /// What is read from view models and from the domain.
  private func facts(in range: ByteRange, at place: Place) -> [String] {
    chains(in: range).compactMap { chain in
      guard isModelData(chain, at: place) else { return nil }
      return facts.text(chain.range)
    }
  }

  private func chains(in range: ByteRange) -> [NameChain] {
    NameChain.all(in: range, of: facts).filter { chain in
      chain.names.count > 1 && !facts.isInClosure(chain.range.start, startingIn: range)
    }
  }

  private func isModelData(_ chain: NameChain, at place: Place) -> Bool {
    guard let last = chain.names.last, !facts.isIdentity(last) else { return false }
    return (1..<chain.names.count).contains { length in
      let kind = types.kind(of: chain.names[..<length], at: place)
      return isModel(kind.symbol) || length == 1 && isStateStore(kind) && !chain.isCalled
    }
  }

  /// `let store: StoreOf<Search>`: what it gives is the state that its reducer decides about.
  private func isStateStore(_ kind: ExpressionTypes.Kind) -> Bool {
    guard hasStateStores, case .foreign(let name) = kind else { return false }
    return LibraryTypes[.stateStore].contains(name)
  }

  private func isModel(_ type: SymbolID?) -> Bool {
    type.map { CodeType(codebase, $0).isViewModel || codebase.isDomainData($0) } ?? false
  }

  /// `order.total > 100`: something of the domain compared by its size, or computed with. How many there are of a
  /// thing is a matter of layout.
  private func weighedData(in range: ByteRange, at place: Place) -> String? {
    let weighs = branches(in: range).contains { branch in
      switch branch.kind {
      case .arithmetic: return true
      case .comparison:
        let sign = facts.bytes[Int(branch.position)]
        return sign == UInt8(ascii: "<") || sign == UInt8(ascii: ">")
      case .if, .guard, .switch, .case, .for, .while, .ternary, .catch, .and, .or, .coalescing, .negation:
        return false
      }
    }
    guard weighs else { return nil }
    for chain in chains(in: range) {
      guard let last = chain.names.last, !facts.isIdentity(last), !isNumberOfThings(last) else { continue }
      let reads = (1..<chain.names.count).contains { length in
        types.kind(of: chain.names[..<length], at: place).symbol.map(codebase.isDomainData) ?? false
      }
      if reads { return facts.text(chain.range) }
    }
    return nil
  }

  /// Data that a function goes through to choose from it or to sum it up, as `filter` does.
  func chosenData(
    in range: ByteRange, by functions: Set<String>, at place: Place
  ) -> (fact: String, range: ByteRange)? {
    for call in facts.calls(withArgumentsIn: range) where range.contains(call.member) && !call.member.isEmpty
    {
      guard functions.contains(facts.verbatim(call.member)),
        !facts.isInClosure(call.member.start, startingIn: range)
      else {
        continue
      }
      let names = NamePath.names(call.callee, in: facts.bytes)
      let isData =
        names.count > 2
        && (1..<names.count - 1).contains { length in
          isModel(types.kind(of: names[..<length], at: place).symbol)
        }
      if isData { return (facts.text(call.callee), call.callee) }
    }
    return nil
  }

  private func isNumberOfThings(_ name: ByteRange) -> Bool {
    let word = CamelCaseWords.of(facts.verbatim(name)).last
    return word.map(Self.positions.contains) ?? false
  }

  private static let positions = MemberWords[.position]
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
