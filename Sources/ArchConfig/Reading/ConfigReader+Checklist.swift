import ArchJSON

extension ConfigReader {
  /// `"Copy reviewed by design": "manual"`, or the rules that tell.
  mutating func readChecklist(
    _ value: JSON, known rules: [KnownRule], into architecture: inout Architecture
  ) {
    let name = "'checklist'"
    guard let members = openMembers(of: value, name) else { return }
    let ids = rules.map(\.id) + architecture.own.map(\.id)
    var items = Dictionary(
      architecture.checklist.enumerated().map { ($1.text, $0) }, uniquingKeysWith: { first, _ in first })
    for member in members {
      guard !member.key.utf8.allSatisfy({ $0 <= 0x20 }) else {
        report(member.keyLocation, "an item of \(name) says nothing", "write what has to hold")
        continue
      }
      guard let rules = checklistRules(member.value, "'\(member.key)' of \(name)", known: ids) else {
        continue
      }
      if let index = items[member.key] {
        let question = architecture.checklist[index].question
        architecture.checklist[index] = ChecklistItem(member.key, rules: rules, question: question)
      } else {
        items[member.key] = architecture.checklist.count
        architecture.checklist.append(ChecklistItem(member.key, rules: rules, question: nil))
      }
    }
  }

  /// Empty for an item that a person ticks.
  private mutating func checklistRules(_ value: JSON, _ name: String, known: [String]) -> [String]? {
    if let text = value.string {
      if text == "manual" { return [] }
      let advice = known.contains(text) ? "write [\"\(text)\"]" : Self.manual(near: text)
      report(value.location, "'\(text)' is not a value of \(name)", advice)
      return nil
    }
    guard let elements = value.elements else {
      reportType(value, name, "\"manual\" or an array of rules")
      return nil
    }
    guard !elements.isEmpty else {
      report(value.location, "\(name) names no rule", "name the rules that decide, or write \"manual\"")
      return nil
    }
    let written = texts(value, name)
    for (text, location) in written where !known.contains(text) {
      report(
        location, "unknown rule '\(text)' in \(name)",
        nearest(text, in: known).map { "did you mean '\($0)'?" })
    }
    return written.map(\.text).filter(known.contains)
  }

  private static func manual(near text: String) -> String {
    NearestName.of(text, in: ["manual"]).map { "did you mean '\($0)'?" }
      ?? "write \"manual\", or an array of rules"
  }
}
