import ArchFacts
import ArchKnowledge
import ArchModel

/// Tells that a type has the form in which a server sends something: by its name, by keys that are spelled as the server
/// spells them, or by the pages that the answer comes in.
enum WireFormat {
  enum Evidence {
    /// `APIResponse`
    case name(String)
    /// `enum CodingKeys: String, CodingKey { case firstName = "first_name" }`
    case keys(CodeType)
    /// `let page: Int`, `let totalPages: Int`
    case pages([CodeMember])

    /// Worded to follow the name of the type.
    var clause: String {
      switch self {
      case .name(let word): "is what a server sends ('\(word)')"
      case .keys: "spells its keys as somebody else sends them"
      case .pages(let members):
        "holds the pages of an answer (\(members.map { "'\($0.name)'" }.joined(separator: ", ")))"
      }
    }
  }

  private static let coded = ValueProtocols[.coded]
  private static let words = BoundaryWords[.wire]
  private static let pages = BoundaryWords[.paging]

  /// `nil` for an entity that only can be coded.
  static func evidence(of type: CodeType) -> Evidence? {
    switch type.kind {
    case .struct, .class, .enum: break
    case .actor, .protocol, .extension, .typealias, .associatedtype: return nil
    }
    guard type.foreignSupertypes.contains(where: coded.contains) else { return nil }
    let name = CamelCaseWords.of(type.simpleName)
    if name.count > 1, let word = name.last, words.contains(word) { return .name(word) }
    if let keys = keys(of: type) { return .keys(keys) }
    let paging = type.members.filter { $0.isStored && pages.contains($0.name) }
    return paging.count > 1 ? .pages(paging) : nil
  }

  private static func keys(of type: CodeType) -> CodeType? {
    for declaration in type.codebase.symbols.declarations(of: type.id) {
      let facts = type.codebase.files[declaration.file].facts
      for (number, nested) in facts.types.enumerated()
      where nested.owner == declaration.index && nested.kind == .enum {
        let isKeys = nested.inherits.indices.contains { facts.hasText(facts.names[$0], codingKey) }
        guard isKeys, spellsOtherwise(facts.text(nested.extent)) else { continue }
        let place = Place(file: declaration.file, owner: Int32(number), function: FileFacts.none)
        return type.codebase.typeAround(place)
      }
    }
    return nil
  }

  /// `case firstName = "first_name"`: what the app writes for itself it spells as it spells its properties.
  private static func spellsOtherwise(_ keys: String) -> Bool {
    let parts = keys.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.enumerated().contains {
      $0.offset % 2 == 1 && ($0.element.contains("_") || $0.element.contains("-"))
    }
  }

  private static let codingKey = ValueProtocols.only(.codingKey)
}
