import ArchFacts
import ArchModel

/// Someone owns every view model for as long as its screen lives.
struct OwnedViewModel: CodeRule {
  static let about = RuleInfo(
    id: "owned-view-model",
    summary: "A view model has one owner, which SwiftUI keeps: a @StateObject or a @State.",
    why: """
      SwiftUI makes view values anew whenever it likes. A view model that is made along with them, under \
      @ObservedObject, in a plain property or in body, is thrown away and made again with its state, at times that \
      nobody chose. Managed by @StateObject its lifetime is explicit.
      """,
    decision:
      "DeterministicFeed: explicit composition, lifetime by @StateObject; ADR-007: views observe view models",
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

  private let allowed: [NamePattern]

  init(options: inout OptionReader) {
    allowed = options.allowed
  }

  func check(_ codebase: Codebase, _ findings: inout Findings) {
    let types = PresentationTypes(codebase)
    for made in codebase.instantiations where made.form != .reference {
      guard codebase.symbols[made.symbol].kind == .class, types.isObservableViewModel(made.symbol) else {
        continue
      }
      check(made.symbol, at: made.range, in: made.place, types, codebase, &findings)
    }
    for (index, file) in codebase.files.enumerated() where !file.isTest {
      checkFactoryCalls(Int32(index), types, codebase, &findings)
    }
  }

  private func check(
    _ viewModel: SymbolID, at range: ByteRange, in place: Place, _ types: PresentationTypes,
    _ codebase: Codebase, _ findings: inout Findings
  ) {
    let file = codebase.files[Int(place.file)]
    guard let owner = codebase.type(at: place), isRemade(owner, types, codebase),
      file.isProduction(at: range.start), !isAllowed(viewModel, codebase), !isAllowed(owner, codebase),
      let lifetime = Lifetime(of: range, viewModel, in: place, types, codebase)
    else { return }
    report(viewModel, lifetime, at: range, in: place, types, codebase, &findings)
  }

  /// `ContentView(viewModel: container.makeTripsViewModel())` in `body`.
  private func checkFactoryCalls(
    _ index: Int32, _ types: PresentationTypes, _ codebase: Codebase, _ findings: inout Findings
  ) {
    guard types.file(index, holds: { isRemade($0, types, codebase) }) else { return }
    let facts = codebase.files[Int(index)].facts
    let known = ExpressionTypes(codebase, file: index)
    for call in facts.calls where !call.isPattern && !call.member.isEmpty {
      guard Self.makers.contains(CamelCaseWords.of(facts.verbatim(call.member)).first ?? "") else { continue }
      let place = Place(file: index, owner: call.owner, function: call.function)
      let names = NamePath.names(call.callee, in: facts.bytes)
      guard let viewModel = known.kind(of: names[...], isCall: true, at: place).symbol,
        codebase.symbols[viewModel].kind == .class, types.isObservableViewModel(viewModel)
      else { continue }
      check(
        viewModel, at: ByteRange(start: call.position, end: call.member.end), in: place, types, codebase,
        &findings)
    }
  }

  private static let makers: Set<String> = ["make", "create", "build"]

  /// A value that SwiftUI makes anew, or the app itself, which is to keep what it makes.
  private func isRemade(_ owner: SymbolID, _ types: PresentationTypes, _ codebase: Codebase) -> Bool {
    guard codebase.symbols[owner].kind == .struct else { return false }
    return types.isSwiftUIView(owner) || codebase.isAppOrScene(owner)
  }

  private func isAllowed(_ symbol: SymbolID, _ codebase: Codebase) -> Bool {
    let name = codebase.symbols.name(of: symbol)
    return allowed.contains { $0.matches(name) }
  }

  private func report(
    _ viewModel: SymbolID, _ lifetime: Lifetime, at range: ByteRange, in place: Place,
    _ types: PresentationTypes, _ codebase: Codebase, _ findings: inout Findings
  ) {
    guard let owner = codebase.type(at: place) else { return }
    let name = codebase.symbols.qualifiedName(of: viewModel)
    let ownerName = codebase.symbols.qualifiedName(of: owner)
    findings.add(
      .unowned(name, lifetime, in: ownerName, isApp: codebase.isAppOrScene(owner)), at: range, in: place,
      symbol: "\(codebase.symbolName(at: place)) → \(name)",
      severity: lifetime.isKept ? .warning : nil,
      related: [findings.declaration(of: viewModel, "'\(name)' is declared here")])
  }
}

extension Codebase {
  /// The `App` and its scenes: values, but what they keep lives as long as the app.
  fileprivate func isAppOrScene(_ symbol: SymbolID) -> Bool {
    symbols.externalSupertypes(of: symbol).contains {
      let name = symbols.names.string($0)
      return name == "App" || name == "Scene"
    }
  }
}

private enum Holding {
  /// Under `@ObservedObject`.
  case observed
  /// In a property without a wrapper.
  case plain
}

/// What becomes of a view model that a view makes, where SwiftUI does not keep it.
private enum Lifetime {
  case property(Holding)
  /// Made along with the view that `body` shows; that view may keep the first one.
  case body(receiver: String, isKept: Bool)

  var isKept: Bool {
    switch self {
    case .property: false
    case .body(_, let isKept): isKept
    }
  }

  private static let keepers: Set<String> = ["StateObject", "State"]

  /// `nil` where it is kept, or where the code does not say what becomes of it.
  init?(
    of range: ByteRange, _ viewModel: SymbolID, in place: Place, _ types: PresentationTypes,
    _ codebase: Codebase
  ) {
    let file = codebase.files[Int(place.file)]
    let facts = file.facts
    if let property = facts.members.first(where: { $0.value.contains(range) && $0.owner == place.owner }) {
      guard property.kind == .let || property.kind == .var, !property.isStatic, !property.isComputed,
        !file.texts(property.modifiers).contains("lazy"),
        !facts.bytes[Int(property.value.start)..<Int(range.start)].contains(UInt8(ascii: "{")),
        let holding = Self.holding(of: property, file)
      else { return nil }
      self = .property(holding)
      return
    }
    guard place.function >= 0 else { return nil }
    let function = facts.functions[Int(place.function)]
    if facts.matches(function.name, "init") {
      guard let property = Self.property(of: viewModel, in: place, codebase),
        let holding = Self.holding(of: property, file), !Self.isWrapped(range, facts)
      else { return nil }
      self = .property(holding)
      return
    }
    guard ViewBuilders(codebase, file: place.file, types).contains(place.function),
      let receiver = Self.receiver(of: range, in: place, types, codebase)
    else { return nil }
    let fields = codebase.members(of: receiver).map(codebase.member)
    let other = codebase.file(of: receiver)
    let isLazy = fields.contains { member in
      member.kind == .`init`
        && member.parameters.indices.contains {
          other.facts.verbatim(other.facts.parameters[$0].type).contains("@autoclosure")
        }
    }
    guard !isLazy else { return nil }
    let isKept = fields.contains { member in
      !member.attributes.isEmpty && other.texts(member.attributes).contains { Self.keepers.contains($0) }
        && codebase.resolveType(
          member.type,
          at: Place(
            file: codebase.symbols[receiver].file, owner: codebase.symbols[receiver].declaration,
            function: FileFacts.none)) == viewModel
    }
    self = .body(receiver: codebase.symbols.qualifiedName(of: receiver), isKept: isKept)
  }

  /// How a property holds what it does not keep; `nil` for one that keeps it and for wrappers of others.
  private static func holding(of property: Member, _ file: SourceFile) -> Holding? {
    let attributes = file.texts(property.attributes)
    if attributes.contains("ObservedObject") { return .observed }
    return attributes.isEmpty ? .plain : nil
  }

  /// The one stored property of the view that holds a view model of this type.
  private static func property(
    of viewModel: SymbolID, in place: Place, _ codebase: Codebase
  ) -> Member? {
    let file = codebase.files[Int(place.file)]
    let held = file.facts.members.filter { member in
      member.owner == place.owner && (member.kind == .let || member.kind == .var) && !member.isComputed
        && !member.isStatic
        && codebase.resolveType(member.type, at: place) == viewModel
    }
    return held.count == 1 ? held.first : nil
  }

  /// `StateObject(wrappedValue: T(…))`
  private static func isWrapped(_ range: ByteRange, _ facts: FileFacts) -> Bool {
    facts.calls.contains { call in
      call.arguments < range.start && range.end <= call.end && !call.member.isEmpty
        && keepers.contains(facts.verbatim(call.member))
    }
  }

  /// The view that the instance is an argument of.
  private static func receiver(
    of range: ByteRange, in place: Place, _ types: PresentationTypes, _ codebase: Codebase
  ) -> SymbolID? {
    let facts = codebase.files[Int(place.file)].facts
    let around = facts.calls.filter {
      $0.arguments < range.start && range.end <= $0.end && $0.callee != range && $0.function == place.function
    }
    guard let call = around.min(by: { $0.end - $0.arguments < $1.end - $1.arguments }),
      !facts.bytes[Int(call.arguments)..<Int(range.start)].contains(UInt8(ascii: "{")),
      let type = codebase.resolve(call.callee, at: place).symbol, types.isSwiftUIView(type)
    else { return nil }
    return type
  }
}

extension Remark {
  fileprivate static func unowned(
    _ viewModel: String, _ lifetime: Lifetime, in owner: String, isApp: Bool
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
          : "SwiftUI makes '\(owner)' anew, and its '\(viewModel)' with it",
        fix: "keep it in a '@StateObject', or in a '@State' when it is '@Observable'")
    case .body(let receiver, let isKept):
      return Remark(
        "'\(viewModel)' is made in the body of '\(owner)' for '\(receiver)'",
        label: isKept
          ? "'\(receiver)' keeps the first one; each further one is made and thrown away"
          : "whenever the body is evaluated, there is a new one",
        fix: isApp
          ? "keep it in a '@StateObject' of '\(owner)' and hand that to '\(receiver)'"
          : "let '\(receiver)' take a closure or an '@autoclosure' that makes it, and keep it in a '@StateObject'"
      )
    }
  }
}
