import ArchFacts
import ArchKnowledge
import ArchModel

/// Someone owns every view model for as long as its screen lives.
struct OwnedViewModel: CodeRule, RuleWithoutOptions {
  static let about = RuleInfo(
    id: "owned-view-model",
    summary: "A view model has one owner, which SwiftUI keeps: a @StateObject or a @State.",
    why: """
      SwiftUI recreates view values whenever it likes. A view model that is made along with them, under \
      @ObservedObject, in a plain property or in body, is thrown away and made again with its state, at times that \
      nobody chose. It is the same when body has a container, a factory or a closure make it. Managed by @StateObject, \
      its lifetime is explicit. A view that is given the view model of another one and keeps it in a @StateObject as well \
      says that it owns what it does not: it keeps the first one that it is given, whatever is given later.
      """,
    bad: """
      // Trips/Presentation/TripsViewModel.swift
      final class TripsViewModel: ObservableObject {
        @Published private(set) var trips: [String] = []
      }
      // Trips/Presentation/TripsView.swift
      struct TripsView: View {
        @ObservedObject private var viewModel = TripsViewModel()
        var body: some View { ForEach(viewModel.trips, id: \\.self) { Text($0) } }
      }
      """,
    good: """
      // Trips/Presentation/TripsViewModel.swift
      final class TripsViewModel: ObservableObject {
        @Published private(set) var trips: [String] = []
      }
      // Trips/Presentation/TripsView.swift
      struct TripsView: View {
        @StateObject private var viewModel: TripsViewModel
        init(makeViewModel: @escaping () -> TripsViewModel) {
          _viewModel = StateObject(wrappedValue: makeViewModel())
        }
        var body: some View { ForEach(viewModel.trips, id: \\.self) { Text($0) } }
      }
      """,
    fix:
      "Keep it in a @StateObject, or in a @State when it is @Observable, and let the composition root make it."
  )

  static var allowsUsers: Bool { true }

  static var asks: [any Analysis.Type] { [Advice.self] }

  func check(_ code: Code, _ findings: inout Findings) {
    let advice = code[Advice.self]
    for made in code.codebase.instantiations where made.form != .reference {
      check(CodeType(code.codebase, made.symbol), at: made.range, in: made.place, advice, &findings)
    }
    let makers = ViewModelMakers(code.codebase) { $0.kind == .class && $0.isObservableViewModel }
    let viewMakers = ViewMakers(code.codebase) { $0.kind == .class && $0.isObservableViewModel }
    var seconds: Set<MemberReference> = []
    for file in code.files where file.types.contains(where: \.isRemade) {
      if !viewMakers.isEmpty { checkViews(file, viewMakers, advice, &findings) }
      checkFactoryCalls(file, advice, &findings)
      checkResolved(file, advice, &findings)
      checkMade(file, makers, advice, &findings)
      for second in SecondOwner.all(in: file) where seconds.insert(second.property.reference).inserted {
        report(second, &findings)
      }
    }
  }

  /// - Parameter keepsFirst: whether a view that keeps the first one is told so.
  private func check(
    _ viewModel: CodeType, at range: ByteRange, in place: Place, keepsFirst: Bool = true,
    _ advice: Advice, _ findings: inout Findings
  ) {
    let codebase = viewModel.codebase
    guard viewModel.kind == .class, viewModel.isObservableViewModel, let owner = codebase.typeAround(place),
      owner.isRemade, codebase.files[place.file].isProduction(at: range.start),
      let lifetime = ViewModelLifetime(of: range, viewModel.id, in: place, codebase),
      keepsFirst || !lifetime.isKept
    else { return }
    findings.add(
      .unowned(
        viewModel.name, lifetime, in: owner.name, isApp: owner.isAppOrScene,
        wrapper: advice.stateWrapper(for: viewModel)), at: range, in: place,
      about: .edge(to: .type(viewModel.id)), severity: lifetime.isKept ? .warning : nil,
      related: [viewModel.declared("'\(viewModel.name)' is declared here")])
  }

  /// `@ObservedObject var viewModel = container.resolve(TripsViewModel.self)`: what a container gives by its type.
  private func checkResolved(_ file: CodeFile, _ advice: Advice, _ findings: inout Findings) {
    let facts = file.facts
    for call in facts.calls where !call.isPattern && Self.lookups.contains(call.member, in: facts.bytes) {
      guard let argument = facts.arguments(of: call).first(where: { _ in true })?.value,
        let named = NamePath.names(argument, in: facts.bytes).last, facts.matches(named, "self"),
        let type = file.codebase.typeNamed(
          ByteRange(start: argument.start, end: named.start - 1), at: file.place(of: call))
      else { continue }
      check(
        type, at: ByteRange(start: call.position, end: call.end), in: file.place(of: call), advice, &findings)
    }
  }

  private static let lookups = WordSet(LibraryMembers[.lookup])

  /// `ContentView(viewModel: container.makeTripsViewModel())` in `body`.
  private func checkFactoryCalls(_ file: CodeFile, _ advice: Advice, _ findings: inout Findings) {
    let facts = file.facts
    lazy var expressions = file.expressions
    for call in facts.calls where !call.isPattern && Self.mayBeMaker(call.member, in: facts.bytes) {
      guard Self.makers.contains(CamelCaseWords.of(facts.verbatim(call.member)).first ?? "") else { continue }
      let place = file.place(of: call)
      let names = NamePath.names(call.callee, in: facts.bytes)
      guard let made = expressions.kind(of: names[...], isCall: true, at: place).symbol else { continue }
      check(
        CodeType(file.codebase, made), at: ByteRange(start: call.position, end: call.member.end), in: place,
        advice, &findings)
    }
  }

  /// `RowView(viewModel: container.rowViewModel(for: row))` and `RowView(viewModel: make(row))` in `body`, by what is
  /// called and not by its name.
  private func checkMade(
    _ file: CodeFile, _ makers: ViewModelMakers, _ advice: Advice, _ findings: inout Findings
  ) {
    let facts = file.facts
    let builders = ViewBuilders(file)
    lazy var expressions = file.expressions
    func look(_ value: ByteRange, _ place: Place) {
      let value = facts.withoutEffects(value)
      guard let chain = facts.nameChain(at: value.start), facts.bytes[Int(chain.start)].isLowerCase else {
        return
      }
      let call = facts.call(of: chain)
      guard (call?.end ?? chain.end) == value.end else { return }
      let names = NamePath.names(chain, in: facts.bytes)[...]
      // A property of the view by its bare name, unless a local has it.
      guard call != nil || names.count > 1 || facts.valueGiven(to: chain, in: place.function) == nil else {
        return
      }
      let result = expressions.kind(of: names, isCall: call != nil, at: place).symbol
      // Functions that are named for making something were checked by that.
      if result != nil, let call, isCheckedByName(call, facts) { return }
      var made: SymbolID?
      let isCertain = makers.make(names, isCall: call != nil, at: place, expressions)
      if isCertain {
        made = result
      } else if call != nil {
        made = makers.result(ofClosure: names, at: place, expressions)
      }
      guard let made else { return }
      check(CodeType(file.codebase, made), at: chain, in: place, keepsFirst: isCertain, advice, &findings)
    }
    for call in facts.calls where !call.isPattern && builders.contains(call.function) {
      guard !call.callee.isEmpty, facts.bytes[Int(call.callee.start)].isUpperCase else { continue }
      for argument in facts.arguments(of: call) where !argument.isTrailingClosure {
        look(argument.value, file.place(of: call))
      }
    }
    for local in facts.locals where builders.contains(local.function) {
      look(local.value, file.place(in: local.owner, function: local.function))
    }
    // `self.viewModel = container.tripsViewModel` in `init`
    for assignment in facts.assignments
    where assignment.isPlain && assignment.function >= 0
      && facts.matches(facts.functions[Int(assignment.function)].name, "init")
    {
      look(assignment.value, file.place(in: assignment.owner, function: assignment.function))
    }
  }

  /// `TripsViewFactory.build()` in `body`, which makes a view model as well.
  private func checkViews(
    _ file: CodeFile, _ makers: ViewMakers, _ advice: Advice, _ findings: inout Findings
  ) {
    let builders = ViewBuilders(file)
    lazy var types = file.expressions
    for call in file.facts.calls where !call.isPattern && builders.contains(call.function) {
      let place = file.place(of: call)
      guard call.callee != call.member, let owner = file.codebase.typeAround(place), owner.isRemade,
        file.isJudged(call.member), let made = makers.make(call, at: place, types)
      else { continue }
      findings.add(
        .unowned(
          made.viewModel.name, .body(receiver: made.view.name, isKept: false), in: owner.name,
          isApp: owner.isAppOrScene, wrapper: advice.stateWrapper(for: made.viewModel)),
        at: ByteRange(start: call.position, end: call.member.end), in: place,
        about: .edge(to: .type(made.viewModel.id)),
        related: [made.viewModel.declared("'\(made.viewModel.name)' is declared here")])
    }
  }

  private func report(_ second: SecondOwner, _ findings: inout Findings) {
    findings.add(
      .second(
        second.viewModel.name, in: second.view.name, of: second.owner.name,
        isObserved: !second.property.attributes.contains(where: AppleAttributes[.keepsLazily].contains)),
      at: second.property, to: .type(second.viewModel.id), severity: .warning,
      related: [
        second.given, second.kept.related("'\(second.owner.name)' has it by '\(second.kept.name)'"),
      ])
  }

  private func isCheckedByName(_ call: Call, _ facts: FileFacts) -> Bool {
    Self.makers.contains(CamelCaseWords.of(facts.verbatim(call.member)).first ?? "")
  }

  private static let makers = MemberWords[.maker]

  /// By its first letter, which turns most calls away before a word is made of them.
  private static func mayBeMaker(_ name: ByteRange, in bytes: [UInt8]) -> Bool {
    guard !name.isEmpty else { return false }
    let first = bytes[Int(name.start)]
    guard first.isLowerCase || first.isUpperCase else { return true }
    let letter = first | 0x20
    return letter == UInt8(ascii: "m") || letter == UInt8(ascii: "c") || letter == UInt8(ascii: "b")
  }
}

extension CodeType {
  /// A value that SwiftUI recreates, or the app itself, which is to keep what it makes.
  fileprivate var isRemade: Bool { kind == .struct && (isSwiftUIView || isAppOrScene) }
}

extension Remark {
  fileprivate static func second(_ viewModel: String, in view: String, of owner: String, isObserved: Bool)
    -> Remark
  {
    Remark(
      "'\(view)' keeps the '\(viewModel)' that '\(owner)' gives it, as if it were its own",
      label: "it has an owner already; '\(view)' keeps the first one that it is given",
      fix: isObserved ? "hold it in a 'let', or under '@Bindable'" : "hold it under '@ObservedObject'")
  }

  fileprivate static func unowned(
    _ viewModel: String, _ lifetime: ViewModelLifetime, in owner: String, isApp: Bool, wrapper: String
  ) -> Remark {
    switch lifetime {
    case .property(let holding):
      let place =
        switch holding {
        case .observed: "under '@ObservedObject'"
        case .plain: "in a property without a wrapper"
        }
      return Remark(
        "'\(owner)' makes its '\(viewModel)' \(place)",
        label: isApp
          ? "the app is the root; nothing says how long '\(viewModel)' lives"
          : "SwiftUI recreates '\(owner)', and its '\(viewModel)' with it",
        fix: "keep it in a '\(wrapper)'")
    case .local:
      return Remark(
        "'\(viewModel)' is made in the body of '\(owner)'",
        label: "whenever the body is evaluated, there is a new one",
        fix: "keep it in a '\(wrapper)'")
    case .body(let receiver, let isKept):
      return Remark(
        "'\(viewModel)' is made in the body of '\(owner)' for '\(receiver)'",
        label: isKept
          ? "'\(receiver)' keeps the first one; each further one is made and thrown away"
          : "whenever the body is evaluated, there is a new one",
        fix: isApp
          ? "keep it in a '\(wrapper)' of '\(owner)' and hand that to '\(receiver)'"
          : "let '\(receiver)' take a closure or an '@autoclosure' that makes it, and keep it in a '\(wrapper)'"
      )
    }
  }
}
