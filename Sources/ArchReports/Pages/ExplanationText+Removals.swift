import ArchFacts
package import ArchModel

/// What `archcheck remove` says.
extension ExplanationText {
  private static let shownItems = 20

  package static func render(_ removal: RemovalExplanation, pathPrefix: String) -> String {
    var text = ExplanationText(pathPrefix: pathPrefix)
    text.write(removal)
    return text.lines.map { $0 + "\n" }.joined()
  }

  private mutating func write(_ removal: RemovalExplanation) {
    lines.append(
      "\(name(of: removal.part)) (\(removal.part.kind.rawValue)): \(counted(removal.files, "file")), "
        + counted(removal.types, "type"))
    let sections: [(RemovalExplanation.Hold.Standing, String)] = [
      (.rest, "has to be changed first"), (.start, "starts the app, and has to be changed first"),
      (.root, "puts the app together, and is where it is taken out"),
    ]
    for (standing, title) in sections {
      let holds = removal.holds(standing)
      guard !holds.isEmpty else { continue }
      lines += ["", "\(title): \(counted(holds.count, "place"))"]
      lines += some(holds) { hold in
        let user = hold.user == hold.place.path ? "" : "'\(escaped(hold.user))' "
        return "\(place(hold.place)): \(user)\(hold.verb) '\(escaped(hold.type))'"
      }
    }
    if !removal.leftUnused.isEmpty {
      lines += ["", "nothing would name any longer: \(counted(removal.leftUnused.count, "type"))"]
      lines += some(removal.leftUnused) { "\(place($0.place)): '\(escaped($0.name))'" }
    }
    if !removal.mayBeUsed.isEmpty {
      let names = removal.mayBeUsed.prefix(Self.shownItems).map { "'\(escaped($0))'" }.joined(separator: ", ")
      let rest = removal.mayBeUsed.count - Self.shownItems
      lines += [
        "",
        "extensions and functions that may be used elsewhere, which types do not tell: \(removal.mayBeUsed.count)",
        "  \(names)\(rest > 0 ? " and \(rest) more" : "")",
      ]
    }
    lines += ["", Self.verdict(on: removal), "Tests are not looked at."]
  }

  private func some<Item>(_ items: [Item], _ line: (Item) -> String) -> [String] {
    let rest = items.count - Self.shownItems
    return items.prefix(Self.shownItems).map { "  " + line($0) } + (rest > 0 ? ["  and \(rest) more"] : [])
  }

  private static func verdict(on removal: RemovalExplanation) -> String {
    if removal.isStart { return "The app starts there." }
    if removal.holds.isEmpty {
      return removal.mayBeUsed.isEmpty
        ? "It can go: nothing else of the app names it."
        : "No type of it is named elsewhere; whether its extensions and functions are used, names do not tell."
    }
    if !removal.holds(.start).isEmpty { return "The app would not start without it." }
    return removal.holds(.rest).isEmpty
      ? "It can go once it is taken out of the composition root; the app would still start."
      : "It is held in place; what starts the app does not name it."
  }

  /// One line for each part: what holds it outside of the composition root and there, what of it has a name that is used
  /// elsewhere, and what would be left unused.
  package static func table(of removals: [RemovalExplanation]) -> String {
    // Where the app starts nothing can go.
    let sorted = removals.sorted { one, other in
      let left = (one.isStart ? 1 : 0, one.holds.count { $0.standing != .root })
      let right = (other.isStart ? 1 : 0, other.holds.count { $0.standing != .root })
      return left == right ? one.part.name.precedes(other.part.name) : left < right
    }
    let kind = removals.first?.part.kind.rawValue ?? ""
    let rows =
      [[kind, "files", "held at", "by the start", "in the root", "maybe", "left unused"]]
      + sorted.map { removal in
        [escaped(removal.part.name)]
          + [
            removal.files, removal.holds(.rest).count, removal.holds(.start).count,
            removal.holds(.root).count,
            removal.mayBeUsed.count, removal.leftUnused.count,
          ].map(String.init)
      }
    return TextTable.text(rows)
  }
}
