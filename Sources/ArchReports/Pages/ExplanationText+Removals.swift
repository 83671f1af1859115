import ArchFacts
package import ArchModel

/// What `archcheck remove` says.
extension ExplanationText {
  /// - Parameter most: how many lines of each kind are shown; `nil` for all.
  package static func render(_ removal: RemovalExplanation, pathPrefix: String, most: Int?) -> String {
    var text = ExplanationText(pathPrefix: pathPrefix)
    text.write(removal, most)
    return text.lines.map { $0 + "\n" }.joined()
  }

  private mutating func write(_ removal: RemovalExplanation, _ most: Int?) {
    let tests = removal.testFiles == 0 ? "" : " and \(removal.testFiles) of tests"
    lines.append(
      "\(name(of: removal.part)) (\(removal.part.kind.rawValue)): \(counted(removal.files, "file"))\(tests), "
        + counted(removal.types, "type"))
    for standing in RemovalExplanation.Hold.Standing.allCases {
      let holds = removal.holds(standing)
      guard !holds.isEmpty else { continue }
      let files = Set(holds.map(\.place.path)).count
      let places = counted(holds.count, "place") + (files > 1 ? " in \(files) files" : "")
      lines += ["", "\(Self.title(standing)): \(places)"]
      lines += some(holds, most) { hold in
        let user = hold.user == hold.place.path ? "" : "'\(escaped(hold.user))' "
        return "\(place(hold.place)): \(user)\(hold.verb) '\(escaped(hold.type))'"
      }
    }
    if !removal.leftUnused.isEmpty {
      lines += ["", "nothing would name any longer: \(counted(removal.leftUnused.count, "type"))"]
      lines += some(removal.leftUnused, most) { "\(place($0.place)): '\(escaped($0.name))'" }
    }
    if !removal.leftUnimported.isEmpty {
      let names = removal.leftUnimported.map { "'\(escaped($0))'" }.joined(separator: ", ")
      lines += ["", "nothing would import any longer: \(names)"]
    }
    if !removal.mayBeUsed.isEmpty {
      lines += ["", "may be used elsewhere, which names of types do not tell: \(removal.mayBeUsed.count)"]
      lines += some(removal.mayBeUsed, most) { "\(place($0.place)): \(escaped(Self.words(of: $0)))" }
    }
    lines += ["", "\(Self.verdict(on: removal)) Tests and doubles are not looked at."]
    if !removal.wayIn.isEmpty {
      lines.append("The start comes to it by \(escaped(removal.wayIn.joined(separator: " → "))).")
    }
  }

  private static func title(_ standing: RemovalExplanation.Hold.Standing) -> String {
    switch standing {
    case .rest: "breaks without it"
    case .start: "starts the app, and breaks without it"
    case .root: "puts the app together, and is where it is taken out"
    case .beside: "previews and debug code that break without it"
    }
  }

  static func words(of tie: RemovalExplanation.LooseTie) -> String {
    switch tie.kind {
    case .name(let files): "'\(tie.name)', a name that \(files == 1 ? "1 file uses" : "\(files) files use")"
    case .untold: "'\(tie.name)'"
    case .fulfils(let name): "'\(tie.name)' may be what '\(name)' requires of its types"
    case .conforms(let name): "makes '\(tie.name)' conform to '\(name)'"
    }
  }

  private func some<Item>(_ items: [Item], _ most: Int?, _ line: (Item) -> String) -> [String] {
    guard let most, items.count > most else { return items.map { "  " + line($0) } }
    return items.prefix(most).map { "  " + line($0) } + ["  and \(items.count - most) more; a pipe gets all"]
  }

  static func verdict(on removal: RemovalExplanation) -> String {
    if removal.isStart { return "The app starts there." }
    let isNamed = removal.holds.contains { $0.standing != .beside }
    if !isNamed {
      let beside = removal.holds.isEmpty ? "" : " but previews or debug code"
      return removal.mayBeUsed.isEmpty
        ? "It can go: nothing else of the app names it\(beside)."
        : "No type of it is named elsewhere\(beside); whether the rest of it is used, names do not tell."
    }
    if !removal.holds(.start).isEmpty { return "The app would not start without it." }
    return removal.holds(.rest).isEmpty
      ? "It can go once it is taken out of the composition root; the app would still start."
      : "It is held in place; what starts the app does not name it itself."
  }

  /// One line for each part: what holds it outside of the composition root and there, what of it has a name that is used
  /// elsewhere, and what would be left unused.
  package static func table(of removals: [RemovalExplanation]) -> String {
    // Where the app starts nothing can go.
    let sorted = removals.sorted { one, other in
      let left = (one.isStart ? 1 : 0, one.holds(.rest).count + one.holds(.start).count)
      let right = (other.isStart ? 1 : 0, other.holds(.rest).count + other.holds(.start).count)
      return left == right ? one.part.name.precedes(other.part.name) : left < right
    }
    let kind = removals.first?.part.kind.rawValue ?? ""
    let rows =
      [[kind, "files", "held at", "by the start", "in the root", "in previews", "maybe", "left unused"]]
      + sorted.map { removal in
        [escaped(removal.part.name)]
          + [
            removal.files, removal.holds(.rest).count, removal.holds(.start).count,
            removal.holds(.root).count, removal.holds(.beside).count, removal.mayBeUsed.count,
            removal.leftUnused.count,
          ].map(String.init)
      }
    return TextTable.text(rows)
  }
}
