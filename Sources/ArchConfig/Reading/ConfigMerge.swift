import ArchJSON

/// Lays one configuration over another, key by key.
enum ConfigMerge {
  static func merge(_ earlier: JSON, with later: JSON) -> JSON {
    guard let first = earlier.members, let second = later.members else { return later }
    return JSON(.object(join(first, second, value)), at: later.location)
  }

  private static func value(_ key: String, _ earlier: JSON, _ later: JSON) -> JSON {
    switch key {
    case "extends": names(earlier, later)
    case "layers": objects(earlier, later) { _, old, new in layer(old, new) }
    case "rules": objects(earlier, later) { _, old, new in rule(old, new) }
    case "roles": objects(earlier, later) { _, old, new in statements(old, new) }
    case "compositionRoot", "checklist", "define": objects(earlier, later) { _, _, new in new }
    case "own": ownRules(earlier, later)
    default: later
    }
  }

  /// The members of both in the order of the first; those that both have are joined.
  private static func join(
    _ earlier: [JSONMember], _ later: [JSONMember], _ value: (String, JSON, JSON) -> JSON
  ) -> [JSONMember] {
    var members = earlier
    let places = Dictionary(
      earlier.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
    for member in later {
      if let index = places[member.key] {
        members[index] = JSONMember(
          key: member.key, keyLocation: member.keyLocation,
          value: value(member.key, members[index].value, member.value))
      } else {
        members.append(member)
      }
    }
    return members
  }

  private static func objects(
    _ earlier: JSON, _ later: JSON, _ value: (String, JSON, JSON) -> JSON
  ) -> JSON {
    guard let first = earlier.members, let second = later.members else { return later }
    return JSON(.object(join(first, second, value)), at: later.location)
  }

  private static func names(_ earlier: JSON, _ later: JSON) -> JSON {
    let first = earlier.elements ?? [earlier]
    let second = later.elements ?? [later]
    let names = Set(second.compactMap(\.string))
    let kept = without(second, first).filter { $0.string.map { !names.contains($0) } ?? true }
    return JSON(.array(kept + second), at: later.location)
  }

  /// What is said later counts first; a name that both say is said once.
  private static func statements(_ earlier: JSON, _ later: JSON) -> JSON {
    let second = later.elements ?? [later]
    let names = Set(second.compactMap(\.string))
    let kept = without(second, earlier.elements ?? [earlier]).filter {
      $0.string.map { !names.contains($0) } ?? true
    }
    return JSON(.array(second + kept), at: later.location)
  }

  /// A layer's place is said in one go, here as in a configuration over a preset.
  private static func layer(_ earlier: JSON, _ later: JSON) -> JSON {
    guard let first = earlier.members, let second = later.members else { return later }
    let saysPlace = second.contains { Layer.placeKeys.contains($0.key) }
    let kept = first.filter { !saysPlace || !Layer.placeKeys.contains($0.key) }
    return JSON(.object(join(kept, second) { _, _, new in new }), at: later.location)
  }

  private static func rule(_ earlier: JSON, _ later: JSON) -> JSON {
    JSON(.object(join(ruleMembers(earlier), ruleMembers(later)) { _, _, new in new }), at: later.location)
  }

  /// A severity alone is an object with nothing else.
  private static func ruleMembers(_ json: JSON) -> [JSONMember] {
    json.members ?? [JSONMember(key: "severity", keyLocation: json.location, value: json)]
  }

  /// What is at one place of a file that is extended in two ways is there once, whatever it is.
  private static func without(_ later: [JSON], _ earlier: [JSON]) -> [JSON] {
    let places = Set(later.map(\.location))
    return earlier.filter { !places.contains($0.location) }
  }

  /// Both; of two with one id the later counts, which the reader tells.
  private static func ownRules(_ earlier: JSON, _ later: JSON) -> JSON {
    guard let first = earlier.elements, let second = later.elements else { return later }
    return JSON(.array(without(second, first) + second), at: later.location)
  }
}
