import ArchFacts
import ArchKnowledge

/// Where a file changes what is on the screen by UIKit or AppKit: by a name that nothing else has, unless it is one of a type
/// of this codebase, or by what is called so on a screen or a window.
struct ScreenChanges {
  private let code: NamedCode
  private let file: FileID
  private let facts: FileFacts

  init(_ code: NamedCode, _ file: FileID) {
    self.code = code
    self.file = file
    facts = code.files[file].facts
  }

  /// Whether the code of a type is among those who do so.
  func contains(of type: SymbolID) -> Bool {
    guard facts.importsUserInterface else { return false }
    let types = ExpressionTypes(code, file: file)
    let sets = facts.assignments.contains { assignment in
      guard assignment.isPlain, facts.matches(assignment.operator, "=") else { return false }
      let names = NamePath.names(assignment.target, in: facts.bytes)
      let place = Place(file: file, owner: assignment.owner, function: assignment.function)
      guard names.count > 1, let last = names.last, facts.hasText(last, Self.root),
        code.type(at: place) == type
      else { return false }
      return isScreen(names.dropLast(), orUnknown: true, at: place, types)
    }
    if sets { return true }
    return facts.calls.contains { call in
      guard !call.isPattern, Self.names.contains(call.member, in: facts.bytes) else { return false }
      let place = Place(file: file, owner: call.owner, function: call.function)
      guard code.type(at: place) == type else { return false }
      let isCertain = Self.certain.contains(call.member, in: facts.bytes)
      if !isCertain, facts.argument(of: call, labelled: "animated") == nil { return false }
      let receiver = NamePath.names(call.callee, in: facts.bytes).dropLast()
      guard let last = receiver.last, !isCoordinator(last) else { return false }
      return isScreen(receiver, orUnknown: isCertain, at: place, types)
    }
  }

  private func isScreen(
    _ receiver: ArraySlice<ByteRange>, orUnknown: Bool, at place: Place, _ types: ExpressionTypes
  ) -> Bool {
    switch types.kind(of: receiver, at: place) {
    case .foreign(let name): return Self.isName(ofScreen: name)
    case .own(let symbol):
      return code.symbols.externalSupertypes(of: symbol).contains {
        Self.isName(ofScreen: code.symbols.names.string($0))
      }
    case .unknown: return orUnknown
    case .list, .pair, .pairs: return false
    }
  }

  /// `coordinator?.pushViewController(…)` leaves it to another.
  private func isCoordinator(_ name: ByteRange) -> Bool {
    CamelCaseWords.of(facts.verbatim(name)).last.map(Self.coordinators.contains) ?? false
  }

  private static func isName(ofScreen name: String) -> Bool {
    name.hasSuffix("Controller") || name.hasSuffix("Window")
  }

  private static let coordinators = CoordinationWords[.coordinator]
  private static let root = AppleProperties.only(.root)
  private static let certain = WordSet(AppleFunctions[.navigates])
  private static let names = WordSet(AppleFunctions[.navigates].union(AppleFunctions[.animated]))
}
