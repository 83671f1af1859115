import ArchFacts
import ArchKnowledge
import ArchModel

/// Who navigates for others: coordinators and the protocols that they are given by, and the protocols by which what opens
/// links is given.
struct Navigators {
  enum Kind: Sendable { case coordinator, opener }

  private var kinds: [SymbolID: Kind] = [:]

  init(_ code: Code) {
    let codebase = code.codebase
    for type in code.types where !type.symbol.isTest {
      let isOpener = type.symbol.isExternal && Self.openers.contains(type.simpleName)
      let isCoordinator = !type.symbol.isExternal && type.kind == .class && type.role == .coordinator
      guard isOpener || isCoordinator else { continue }
      if isCoordinator { kinds[type.id] = .coordinator }
      for need in type.supertypes where codebase.code.isNeed(need.id) {
        kinds[need.id] = isCoordinator ? .coordinator : kinds[need.id] ?? .opener
      }
    }
  }

  private static let openers = AppleTypes[.opens]
  private static let verbs = ScreenWords[.verb]

  /// Whether others ask a type to go somewhere, by a protocol: that is what it is there for.
  static func isAskedToNavigate(_ type: CodeType) -> Bool {
    type.supertypes.contains { need in
      need.kind == .protocol
        && need.members.contains { $0.kind == .func && isVerb(CamelCaseWords.of($0.name).first) }
    }
  }

  private static func isVerb(_ word: String?) -> Bool { word.map(verbs.contains) ?? false }

  /// The calls of one file that have one of them navigate, at the places that may not, in the order of the file.
  func calls(in file: CodeFile, where isJudged: (Place, Kind) -> Bool) -> [NavigationCall] {
    guard !kinds.isEmpty else { return [] }
    let facts = file.facts
    lazy var types = file.expressions
    var found: [NavigationCall] = []
    for call in facts.calls where !call.isPattern && !call.member.isEmpty && call.callee != call.member {
      let place = file.place(of: call)
      guard isJudged(place, .coordinator) || isJudged(place, .opener),
        Self.isVerb(CamelCaseWords.of(facts.verbatim(call.member)).first)
      else { continue }
      let receiver = NamePath.names(call.callee, in: facts.bytes).dropLast()
      guard let last = receiver.last, let type = types.kind(of: receiver, at: place).symbol,
        let kind = kinds[type], isJudged(place, kind)
      else { continue }
      found.append(
        NavigationCall(
          name: "\(facts.verbatim(last)).\(facts.verbatim(call.member))", range: call.member, place: place,
          isOwnDismissal: false, isPlain: false))
    }
    return found
  }
}

extension Navigators: KnownOfCode {
  package func saysTheSame(as other: Navigators) -> Bool { kinds == other.kinds }
  package func asking(_ codebase: Codebase) -> Navigators { self }
}
