import ArchFacts
import ArchKnowledge
import ArchModel

/// How a view holds a view model that SwiftUI does not keep for it.
enum ViewModelHolding {
  /// Under `@ObservedObject`.
  case observed
  /// In a property without a wrapper.
  case plain
}

/// What becomes of a view model that a view makes, where SwiftUI does not keep it.
enum ViewModelLifetime {
  case property(ViewModelHolding)
  /// Made along with the view that `body` shows; that view may keep the first one.
  case body(receiver: String, isKept: Bool)
  /// `let viewModel = T()` in `body`.
  case local

  var isKept: Bool {
    switch self {
    case .property, .local: false
    case .body(_, let isKept): isKept
    }
  }

  private static let observed = AppleAttributes.only(.observes)
  private static let keepers = AppleAttributes[.keeps]
  private static let lazyKeepers = AppleAttributes[.keepsLazily]

  /// `nil` where it is kept, or where the code does not say what becomes of it.
  init?(of range: ByteRange, _ viewModel: SymbolID, in place: Place, _ codebase: Codebase) {
    let code = codebase.file(at: place)
    let (file, facts) = (code.source, code.facts)
    if let property = facts.member(around: range.start, of: place.owner), property.value.contains(range) {
      guard property.kind == .let || property.kind == .var, !property.isStatic, !property.isComputed,
        !file.texts(property.modifiers).contains("lazy"),
        !facts.isInClosure(range.start, startingIn: property.value),
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
    // What an action makes is made once for it.
    guard ViewBuilders.contain(place.function, in: code), !facts.isInAction(range.start) else { return nil }
    guard let receiver = Self.view(shownWith: range, in: place, codebase) else {
      // What a closure makes may be another's to keep.
      guard Self.local(of: range, in: place.function, facts) != nil,
        !facts.isInClosure(range.start, startingIn: function.extent)
      else { return nil }
      self = .local
      return
    }
    let inits = receiver.members.filter { $0.kind == .`init` }
    let isLazy = inits.contains { member in
      member.parameters.contains { member.file.facts.verbatim($0.type).contains("@autoclosure") }
    }
    // The `init` that Swift writes takes what a `@StateObject` is made from as an `@autoclosure`, as that itself does.
    let isWrittenLazily =
      inits.isEmpty && Self.keeps(receiver, viewModel, by: Self.lazyKeepers)
      && Self.local(of: range, in: place.function, facts) == nil
    guard !isLazy, !isWrittenLazily else { return nil }
    self = .body(receiver: receiver.name, isKept: Self.keeps(receiver, viewModel))
  }

  /// Whether a view keeps the first view model of a type that it is given.
  static func keeps(
    _ view: CodeType, _ viewModel: SymbolID, by keepers: Set<String> = keepers
  ) -> Bool {
    view.members.contains { member in
      member.attributes.contains { keepers.contains($0) }
        && view.codebase.resolveType(member.declared.type, at: view.place) == viewModel
    }
  }

  /// The view that is made with what is made at a place, directly or by a local.
  static func view(shownWith range: ByteRange, in place: Place, _ codebase: Codebase) -> CodeType? {
    let facts = codebase.files[place.file].facts
    let local = local(of: range, in: place.function, facts)
    let given = local.flatMap { argument(named: $0, after: range.end, in: place, facts) } ?? range
    return receiver(of: given, in: place, codebase)
  }

  /// How a property holds what it does not keep; `nil` for one that keeps it and for wrappers of others.
  private static func holding(of property: Member, _ file: SourceFile) -> ViewModelHolding? {
    let attributes = file.texts(property.attributes)
    if attributes.contains(observed) { return .observed }
    return attributes.isEmpty ? .plain : nil
  }

  /// The one stored property of the view that holds a view model of this type.
  private static func property(
    of viewModel: SymbolID, in place: Place, _ codebase: Codebase
  ) -> Member? {
    let file = codebase.files[place.file]
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

  /// The name in `let viewModel = T()`.
  private static func local(of range: ByteRange, in function: Int32, _ facts: FileFacts) -> ByteRange? {
    facts.locals.first {
      $0.function == function && facts.withoutEffects($0.value).start == range.start
    }?.name
  }

  /// Where a local is handed on: the first argument of that name, within the closure that declares the local.
  private static func argument(
    named name: ByteRange, after end: Int32, in place: Place, _ facts: FileFacts
  ) -> ByteRange? {
    let around = facts.closures.lazy.filter { $0.contains(name.start) }.map(\.end).min()
    let calls = facts.calls.filter {
      $0.function == place.function && $0.position >= end && $0.end <= around ?? Int32.max
    }
    for call in calls {
      let arguments = NameChain.all(in: ByteRange(start: call.arguments, end: call.end), of: facts)
      let argument = arguments.first { chain in
        chain.names.count == 1 && facts.text(chain.range) == facts.text(name)
      }
      if let argument { return argument.range }
    }
    return nil
  }

  /// The view that the instance is an argument of.
  private static func receiver(
    of range: ByteRange, in place: Place, _ codebase: Codebase
  ) -> CodeType? {
    let facts = codebase.files[place.file].facts
    let around = facts.calls.filter {
      $0.arguments < range.start && range.end <= $0.end && $0.callee != range && $0.function == place.function
    }
    guard let call = around.min(by: { $0.end - $0.arguments < $1.end - $1.arguments }),
      !facts.isInClosure(range.start, startingIn: ByteRange(start: call.arguments, end: call.end)),
      let type = codebase.typeNamed(call.callee, at: place), type.isSwiftUIView
    else { return nil }
    return type
  }
}
