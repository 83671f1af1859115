package import ArchJSON

/// Takes values out of a configuration and keeps every mistake it meets on the way.
package struct ConfigReader {
  package var problems: [ConfigProblem]

  package init(problems: [ConfigProblem] = []) { self.problems = problems }

  package mutating func report(
    _ location: JSONLocation, _ message: String, _ suggestion: String? = nil, note: String? = nil
  ) {
    problems.append(ConfigProblem(at: location, message: message, suggestion: suggestion, note: note))
  }

  /// The members of an object, without comments and `x-` keys; a key that is not known is a problem.
  package mutating func members(of json: JSON, _ name: String, known: [String]) -> [JSONMember] {
    guard let members = openMembers(of: json, name) else { return [] }
    return members.filter { member in
      if known.contains(member.key) { return true }
      reportUnknown(member, in: name, known: known)
      return false
    }
  }

  /// As `members(of:_:known:)` where the keys are names that the team chooses.
  mutating func openMembers(of json: JSON, _ name: String) -> [JSONMember]? {
    guard let members = json.members else {
      reportType(json, name, "an object")
      return nil
    }
    return members.filter { !Self.isComment($0.key) }
  }

  /// - Parameter advice: what to do where no known key is near.
  package mutating func reportUnknown(
    _ member: JSONMember, in name: String, known: [String], otherwise advice: String? = nil
  ) {
    let near = nearest(member.key, in: known)
    report(
      member.keyLocation, "unknown key '\(member.key)' in \(name)",
      near.map { "did you mean '\($0)'?" } ?? advice,
      note: Self.list("known keys", known))
  }

  /// The known name that was probably meant. Beyond hundreds of mistakes the file itself was not meant.
  package func nearest(_ name: String, in known: some Sequence<String>) -> String? {
    problems.count < Self.mostSuggestions ? NearestName.of(name, in: known) : nil
  }

  private static let mostSuggestions = 200

  /// `"//"`, `"$comment"` and keys that other tools own.
  package static func isComment(_ key: String) -> Bool {
    key == "//" || key == "$comment" || key.hasPrefix("x-")
  }

  /// A list short enough to be read at a glance.
  package static func list(_ title: String, _ names: [String]) -> String? {
    names.isEmpty || names.count > 12 ? nil : "\(title): \(names.joined(separator: ", "))"
  }

  mutating func reportType(
    _ json: JSON, _ name: String, _ wanted: String, _ suggestion: String? = nil
  ) {
    report(json.location, "\(name) must be \(wanted), not \(json.kindName)", suggestion ?? "write \(wanted)")
  }

  package mutating func text(_ json: JSON, _ name: String) -> String? {
    guard let text = json.string else {
      reportType(json, name, "a string")
      return nil
    }
    guard !text.isEmpty else {
      report(json.location, "\(name) is empty", "write something, or remove it")
      return nil
    }
    return text
  }

  package mutating func flag(_ json: JSON, _ name: String) -> Bool? {
    if let flag = json.bool { return flag }
    reportType(json, name, "true or false")
    return nil
  }

  /// Each string of an array with its place; what is not a string is a problem.
  package mutating func texts(_ json: JSON, _ name: String) -> [(text: String, location: JSONLocation)] {
    // A single string stands for a list of one.
    guard let elements = json.string == nil ? json.elements : [json] else {
      reportType(json, name, "a string or an array of strings")
      return []
    }
    var texts: [(text: String, location: JSONLocation)] = []
    var seen: Set<String> = []
    for element in elements {
      guard let text = text(element, json.string == nil ? "an entry of \(name)" : name) else { continue }
      if seen.insert(text).inserted {
        texts.append((text, element.location))
      } else {
        report(element.location, "'\(text)' appears twice in \(name)", "keep one")
      }
    }
    return texts
  }

  package mutating func patterns(_ json: JSON, _ name: String) -> [(
    pattern: PathPattern, location: JSONLocation
  )] {
    texts(json, name).compactMap { text, location in
      pattern(text, location).map { ($0, location) }
    }
  }

  package mutating func pattern(_ text: String, _ location: JSONLocation) -> PathPattern? {
    guard let mistake = PathPattern.mistake(in: text) else { return PathPattern(text) }
    var place = location
    // Only where the text is as it is, without escapes, can a part of it be pointed at.
    if location.length == text.utf8.count + 2, !mistake.range.isEmpty {
      place.column += 1 + mistake.range.lowerBound
      place.length = mistake.range.count
    }
    report(place, "'\(text)' is not a pattern: \(mistake.message)", mistake.advice)
    return nil
  }
}
