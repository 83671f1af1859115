package import ArchJSON

/// An entry of `allow`: something that a rule leaves alone.
package struct Allowance: Sendable {
  package enum Meaning: Sendable, Hashable {
    /// Whatever has the name.
    case name(String)
    /// What is used by one, of the other; `nil` for anybody or anything.
    case use(from: String?, to: String?)
  }

  package let meaning: Meaning
  /// The last day on which it holds; `nil` for all days.
  package let lastDay: Day?
  /// Who mends what it lets stand.
  package let owner: String?
  /// How many places it lets stand at most; where there are more, it holds for none. `nil` for any number.
  package let mostPlaces: Int?
  package let location: JSONLocation

  /// The keys of an entry that is an object.
  package static let keys = ["from", "to", "because", "until", "owner", "atMost"]

  /// `nil` for what no entry can be.
  package init?(_ value: JSON) {
    location = value.location
    if let name = value.string {
      meaning = .name(name)
      lastDay = nil
      owner = nil
      mostPlaces = nil
    } else {
      let (from, to) = (value["from"]?.string, value["to"]?.string)
      guard from != nil || to != nil else { return nil }
      meaning = .use(from: from, to: to)
      lastDay = value["until"]?.string.flatMap { Day($0) }
      owner = value["owner"]?.string
      mostPlaces = value["atMost"]?.int
    }
  }

  /// `nil` where it is about a use.
  package var name: NamePattern? {
    if case .name(let name) = meaning { return NamePattern(name) }
    return nil
  }

  /// Worded to stand in a sentence: `'Cart'`, `'CartView' → 'CartRow'`.
  package var words: String {
    switch meaning {
    case .name(let name): "'\(name)'"
    case .use(let from?, let to?): "'\(from)' → '\(to)'"
    case .use(let from?, nil): "all that '\(from)' uses"
    case .use(nil, let to?): "all uses of '\(to)'"
    case .use(nil, nil): "nothing"
    }
  }

  /// Whether everything that another one leaves alone is left alone by this one, too.
  package func covers(_ other: Allowance) -> Bool {
    if let lastDay {
      guard let end = other.lastDay, end <= lastDay else { return false }
    }
    if let mostPlaces {
      guard let most = other.mostPlaces, most <= mostPlaces else { return false }
    }
    switch (meaning, other.meaning) {
    case (.name(let pattern), .name(let name)): return NamePattern(pattern).matches(name)
    case (.use(let from, let to), .use(let otherFrom, let otherTo)):
      return Self.covers(from, otherFrom) && Self.covers(to, otherTo)
    case (.name, .use), (.use, .name): return false
    }
  }

  private static func covers(_ pattern: String?, _ name: String?) -> Bool {
    guard let pattern else { return true }
    return name.map(NamePattern(pattern).matches) ?? false
  }
}

extension RuleSetting {
  /// The same without the exceptions that have ended, and these.
  package func on(_ day: Day) -> (setting: RuleSetting, ended: [Allowance]) {
    let ended = allow.filter { $0.lastDay.map { $0 < day } ?? false }
    return (leavingOut(ended), ended)
  }

  /// The same without some of its exceptions.
  package func leavingOut(_ entries: [Allowance]) -> RuleSetting {
    guard !entries.isEmpty, let written = value["allow"], let members = value.members else { return self }
    let places = Set(entries.map(\.location))
    let kept = (written.elements ?? [written]).filter { !places.contains($0.location) }
    let changed = members.map { member in
      member.key == "allow"
        ? JSONMember(
          key: member.key, keyLocation: member.keyLocation, value: JSON(.array(kept), at: written.location))
        : member
    }
    return RuleSetting(rule: rule, value: JSON(.object(changed), at: value.location))
  }
}
