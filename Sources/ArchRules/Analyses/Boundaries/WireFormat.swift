import ArchFacts
import ArchKnowledge
import ArchModel

/// Tells that a type has the form in which a server sends something: by its name, by keys that are spelled as the server
/// spells them, or by the pages that the answer comes in.
enum WireFormat {
  enum Evidence {
    /// `APIResponse`
    case name(String)
    /// `enum CodingKeys: String, CodingKey { case firstName = "first_name" }`, or all of them renamed
    case keys(CodeType)
    /// `let first_name: String`
    case properties([CodeMember])
    /// `let page: Int`, `let totalPages: Int`
    case pages([CodeMember])

    /// Worded to follow the name of the type.
    var clause: String {
      switch self {
      case .name(let word): "is what is sent by a server or to one ('\(word)')"
      case .keys: "spells its keys as somebody else does"
      case .properties(let members):
        "spells its properties as somebody else does (\(members.prefix(3).map { "'\($0.name)'" }.joined(separator: ", ")))"
      case .pages(let members):
        "holds the pages of an answer (\(members.map { "'\($0.name)'" }.joined(separator: ", ")))"
      }
    }
  }

  private static let coded = ValueProtocols[.coded]
  private static let encoded = ValueProtocols[.encoded]
  private static let decoded = ValueProtocols[.decoded]
  private static let sent = BoundaryWords[.sent]
  private static let words = BoundaryWords[.wire]
  private static let network = BoundaryWords[.network]
  private static let pages = BoundaryWords[.paging]

  /// `nil` for an entity that only can be coded.
  static func evidence(of type: CodeType) -> Evidence? {
    switch type.kind {
    case .struct, .class, .enum: break
    case .actor, .protocol, .extension, .typealias, .associatedtype: return nil
    }
    let name = CamelCaseWords.of(type.simpleName)
    let isOfNetwork = isOfNetwork(around: type)
    let word = name.count > 1 || isOfNetwork ? name.last.flatMap { words.contains($0) ? $0 : nil } : nil
    let paging = type.members.filter { $0.isStored && pages.contains($0.name) }
    // A library may read it without a word in its declaration.
    if let word, isOfNetwork || sent.contains(word) && !isCheckedInput(type) || paging.count > 1 {
      return .name(word)
    }
    guard type.foreignSupertypes.contains(where: coded.contains) else {
      // Two may be a book's; with the third it is an answer that somebody has decoded.
      return paging.count > 2 ? .pages(paging) : nil
    }
    if let word { return .name(word) }
    if let keys = keys(of: type) { return .keys(keys) }
    let foreign = type.members.filter { $0.isStored && isSnakeCase($0.name) }
    if !foreign.isEmpty { return .properties(foreign) }
    return paging.count > 1 ? .pages(paging) : nil
  }

  /// `struct LoginDTO { @Validated(.notEmpty) var name = "" }`: what somebody types, which a wrapper checks.
  private static func isCheckedInput(_ type: CodeType) -> Bool {
    type.members.contains {
      $0.declared.isVariable && !$0.declared.isStatic && !$0.declared.isComputed
        && !$0.declared.attributes.isEmpty
    }
  }

  /// `TripHTTP.Response`: the type around says whose response it is.
  private static func isOfNetwork(around type: CodeType) -> Bool {
    let parent = type.symbol.parent
    guard parent.exists else { return false }
    let words = CamelCaseWords.of(type.codebase.symbols.name(of: parent))
    return words.contains(where: network.contains)
  }

  /// `first_name`; neither `_value` nor `MAX_AGE`.
  private static func isSnakeCase(_ name: String) -> Bool {
    let parts = name.split(separator: "_", omittingEmptySubsequences: false)
    return parts.count > 1 && parts.allSatisfy { !$0.isEmpty } && name == name.lowercased()
  }

  private static func keys(of type: CodeType) -> CodeType? {
    let isWrittenHere = type.foreignSupertypes.contains(where: encoded.contains)
    // What the app keeps for itself it reads again.
    let isOnlySent = isWrittenHere && !type.foreignSupertypes.contains(where: decoded.contains)
    for declaration in type.codebase.symbols.declarations(of: type.id) {
      let facts = type.codebase.files[declaration.file].facts
      for (number, nested) in facts.types.enumerated()
      where nested.owner == declaration.index && nested.kind == .enum {
        let isKeys = nested.inherits.indices.contains { facts.hasText(facts.names[$0], codingKey) }
        guard isKeys,
          isSpelledElsewhere(Int32(number), in: facts, isWrittenHere: isWrittenHere)
            || (isOnlySent || holdsOneList(type)) && Self.isRenamed(Int32(number), in: facts)
        else { continue }
        let place = Place(file: declaration.file, owner: Int32(number), function: FileFacts.none)
        return type.codebase.typeAround(place)
      }
    }
    return nil
  }

  /// `case firstName = "first_name"`: what the app writes for itself it spells as it spells its properties, and gives
  /// another name to at most some of them.
  private static func isSpelledElsewhere(_ keys: Int32, in facts: FileFacts, isWrittenHere: Bool) -> Bool {
    let cases = facts.enumCases.lazy.filter { $0.owner == keys }
    let others = cases.filter { !$0.value.isEmpty && spelling(of: $0, in: facts) != facts.verbatim($0.name) }
    if others.contains(where: { spelling(of: $0, in: facts).contains { $0 == "_" || $0 == "-" } }) {
      return true
    }
    guard isWrittenHere else { return !others.isEmpty }
    guard !others.isEmpty, others.count == cases.count else { return false }
    // Shorter ones save space, and are the app's own.
    if others.allSatisfy({ spelling(of: $0, in: facts).count > facts.verbatim($0.name).count }) {
      return true
    }
    return others.count > 1 && isRenamed(keys, in: facts)
  }

  /// `case temperature = "main"`: a word of somebody else's, where `case name = "n"` only cuts one's own.
  private static func isRenamed(_ keys: Int32, in facts: FileFacts) -> Bool {
    facts.enumCases.contains { key in
      guard key.owner == keys, !key.value.isEmpty else { return false }
      let spelled = spelling(of: key, in: facts).lowercased()
      var rest = Substring(spelled)
      for letter in facts.verbatim(key.name).lowercased() where letter == rest.first { rest.removeFirst() }
      return spelled.count > 2 && !rest.isEmpty
    }
  }

  /// `struct Week { let tides: [Tide] }`: nothing but a list in an envelope.
  private static func holdsOneList(_ type: CodeType) -> Bool {
    let stored = type.members.filter(\.isStored)
    guard stored.count == 1, let only = stored.first else { return false }
    return TypeText.elementName(ofAnyList: only.declared.type, in: only.file.facts.bytes) != nil
  }

  /// Without its quotes.
  private static func spelling(of key: EnumCase, in facts: FileFacts) -> Substring {
    facts.text(key.value).dropFirst().dropLast()
  }

  private static let codingKey = ValueProtocols.only(.codingKey)
}
