import ArchJSON

extension ConfigReader {
  /// Names, and exceptions with a reason: `{ "from": "CartView", "to": "CartRow", "because": "…", "until": "2027-01-31",
  /// "atMost": 12 }`.
  mutating func readAllowances(_ value: JSON, _ label: String) {
    guard let elements = value.elements, elements.contains(where: { $0.members != nil }) else {
      _ = texts(value, label)
      return
    }
    _ = texts(JSON(.array(elements.filter { $0.members == nil }), at: value.location), label)
    var seen: Set<Allowance.Meaning> = []
    for element in elements where element.members != nil {
      let name = "an exception of \(label)"
      var given: [String: String] = [:]
      for member in members(of: element, name, known: Allowance.keys) {
        guard member.key != "atMost" else {
          readBudget(member.value, "'atMost' of \(name)")
          continue
        }
        given[member.key] = text(member.value, "'\(member.key)' of \(name)")
        guard member.key == "until", let day = given["until"], Day(day) == nil else { continue }
        report(
          member.value.location, "'\(day)' in 'until' of \(name) is not a date", "write it as 2026-12-31")
      }
      if element["from"] == nil, element["to"] == nil {
        report(
          element.location, "\(name) does not say what it is for",
          "add \"from\", who uses it, or \"to\", what is used")
      } else if element["because"] == nil {
        report(element.location, "\(name) gives no reason", "add \"because\": \"…\"")
      } else if let meaning = Allowance(element)?.meaning, !seen.insert(meaning).inserted {
        report(element.location, "\(name) is there twice", "keep one")
      }
    }
  }

  private mutating func readBudget(_ value: JSON, _ name: String) {
    guard let places = value.int else { return reportType(value, name, "a number from 1 on") }
    guard places < 1 else { return }
    report(
      value.location, "\(name) is \(places), so it lets nothing stand",
      "write a number from 1 on, or remove the entry")
  }
}
