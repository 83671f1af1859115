import ArchFacts
import ArchJSON

// What the parts of a team's own rules select.
extension ConfigReader {
  private static let countedKey = "counting"
  static let joining = ["not", "anyOf"]

  /// What is written for one part of a rule, or in the place of a name.
  ///
  /// A string is the name of a definition, or else short for `{ "named": … }`, of files for `{ "files": … }`; an array is
  /// any of its elements.
  mutating func selection(
    _ value: JSON, _ place: OwnRulePlace, _ subject: OwnRuleSubject, _ label: String, isCounted: Bool = false,
    _ context: inout OwnRuleContext
  ) -> OwnRuleSelection {
    if let name = value.string, let defined = definition(name, value, place, subject, &context) {
      return defined
    }
    if value.members == nil { return short(value, place, subject, label, &context) }
    var selection = OwnRuleSelection(at: value.location)
    let namesFiles = subject == .files && context.namesFiles
    let known = OwnRuleMatcher.known(in: place, of: subject, namesFiles: namesFiles)
    let joins = place == .selection || place == .scope || subject != .files || namesFiles
    let joining = joins ? Self.joining : []
    let counting = isCounted ? OwnRuleSelection.countKeys + (subject == .types ? [Self.countedKey] : []) : []
    let keys = known.map(\.rawValue) + joining + counting
    guard let members = openMembers(of: value, label) else { return selection }
    for member in members {
      let name = "'\(member.key)' in \(label)"
      if !keys.contains(member.key) {
        reportStray(member, place, subject, label, known: keys)
      } else if member.key == "not" {
        selection.excluded = alternatives(member.value, place, subject, name, &context)
      } else if member.key == "anyOf" {
        if let elements = member.value.elements {
          selection.alternatives = alternatives(member.value, place, subject, name, &context)
          if elements.count == 1 {
            report(
              member.value.location, "\(name) has one alternative only",
              "add another, or write it without 'anyOf'")
          }
        } else {
          reportType(member.value, name, "an array of selections")
        }
      } else if member.key == Self.countedKey {
        let words = OwnRuleSelection.Counted.allCases.map(\.rawValue)
        if let word = text(member.value, name) {
          selection.counted = OwnRuleSelection.Counted(rawValue: word)
          checkWords([(word, member.value.location)], name, "thing to count", words)
        }
      } else if OwnRuleSelection.countKeys.contains(member.key) {
        count(member, name, &selection)
      } else if let matcher = OwnRuleMatcher(rawValue: member.key) {
        selection.clauses.append(clause(member, matcher, place, subject, label, &context))
      }
    }
    if members.isEmpty {
      report(
        value.location, "\(label) says nothing",
        place == .selection && subject != .files
          ? "write \"*\" for all of them, or add one of its keys" : "add one of its keys, or remove it",
        note: Self.list("known keys", keys))
    }
    return selection
  }

  private mutating func short(
    _ value: JSON, _ place: OwnRulePlace, _ subject: OwnRuleSubject, _ label: String,
    _ context: inout OwnRuleContext
  ) -> OwnRuleSelection {
    var selection = OwnRuleSelection(at: value.location)
    guard value.string != nil || value.elements != nil, place == .selection else {
      reportType(value, label, "an object", value.string.map(Self.asPlace))
      return selection
    }
    let matcher = OwnRuleMatcher.meantByText(of: subject)
    let member = JSONMember(key: matcher.rawValue, keyLocation: value.location, value: value)
    if value.elements?.contains(where: { $0.string == nil }) ?? false {
      selection.alternatives = alternatives(value, place, subject, label, &context)
    } else {
      selection.clauses = [clause(member, matcher, place, subject, label, &context)]
    }
    return selection
  }

  /// What was probably meant by a mere name where it can be that of a folder or of a layer.
  private static func asPlace(_ name: String) -> String {
    let key = name.contains { "/.*".contains($0) } ? "files" : "layer"
    return "write { \"\(key)\": \"\(name)\" }"
  }

  private mutating func alternatives(
    _ value: JSON, _ place: OwnRulePlace, _ subject: OwnRuleSubject, _ label: String,
    _ context: inout OwnRuleContext
  ) -> [OwnRuleSelection] {
    // What is left out of a rule about something is selected among all of these.
    let place = place == .scope ? OwnRulePlace.scope : .selection
    guard let elements = value.elements else {
      return [selection(value, place, subject, label, &context)]
    }
    if elements.isEmpty { report(value.location, "\(label) is empty", "list something, or remove it") }
    var seen: Set<String> = []
    for element in elements {
      guard let name = element.string, !seen.insert(name).inserted else { continue }
      report(element.location, "'\(name)' appears twice in \(label)", "keep one")
    }
    return elements.map { element in
      if element.elements != nil { reportType(element, "an entry of \(label)", "a name or a selection") }
      return selection(element, place, subject, "an entry of \(label)", &context)
    }
  }

  /// `nil` for what is not the name of a definition.
  private mutating func definition(
    _ name: String, _ value: JSON, _ place: OwnRulePlace, _ subject: OwnRuleSubject,
    _ context: inout OwnRuleContext
  ) -> OwnRuleSelection? {
    guard let member = context.definitions[name] else {
      guard name.contains("-"), Self.isKebab(name) else { return nil }
      report(
        value.location, "there is no definition '\(name)'",
        nearest(name, in: context.definitions.keys).map { "did you mean '\($0)'?" }
          ?? "add \"define\": { \"\(name)\": { … } }")
      return OwnRuleSelection(at: value.location)
    }
    context.used.insert(name)
    guard !context.open.contains(name) else {
      report(value.location, "the definition '\(name)' rests on itself", "write out what it selects")
      return OwnRuleSelection(at: value.location)
    }
    context.open.append(name)
    let count = problems.count
    let selected = selection(
      member.value, place == .scope ? .scope : .selection, subject, "definition '\(name)'", &context)
    context.open.removeLast()
    // Whoever uses it meets its mistakes again.
    let earlier = problems[..<count]
    let fresh = problems[count...].filter { problem in
      !earlier.contains { $0.location == problem.location && $0.message == problem.message }
    }
    problems = earlier + fresh
    return selected
  }

  /// How many there have to be: `count`, or a bound at either side.
  private mutating func count(_ member: JSONMember, _ name: String, _ selection: inout OwnRuleSelection) {
    guard let number = member.value.int, number >= 0 else {
      reportType(member.value, name, "a number from 0 on")
      return
    }
    let former = selection.count
    switch member.key {
    case "count": selection.count = number...number
    case "atLeast": selection.count = number...max(number, former?.upperBound ?? Int.max)
    default: selection.count = min(former?.lowerBound ?? 0, number)...number
    }
  }

  /// The same by itself, of what has no other words.
  private mutating func count(
    _ members: [JSONMember], of value: JSON, _ label: String
  ) -> ClosedRange<Int>? {
    var counted = OwnRuleSelection(at: value.location)
    for member in members {
      if OwnRuleSelection.countKeys.contains(member.key) {
        count(member, "'\(member.key)' in \(label)", &counted)
      } else {
        reportUnknown(member, in: label, known: OwnRuleSelection.countKeys)
      }
    }
    if members.isEmpty {
      report(
        value.location, "\(label) says nothing", "add one of its keys, or remove it",
        note: Self.list("known keys", OwnRuleSelection.countKeys))
    }
    return counted.count
  }

  private mutating func clause(
    _ member: JSONMember, _ matcher: OwnRuleMatcher, _ place: OwnRulePlace, _ subject: OwnRuleSubject,
    _ label: String, _ context: inout OwnRuleContext
  ) -> OwnRuleSelection.Clause {
    let name = "'\(matcher.rawValue)' in \(label)"
    var clause = OwnRuleSelection.Clause(matcher: matcher, location: member.keyLocation, patterns: [])
    if matcher.isFlag || matcher.mayBeFlag && member.value.bool != nil {
      if let value = flag(member.value, name) {
        clause.patterns = [OwnRuleSelection.Pattern(text: "\(value)", location: member.value.location)]
      }
      return clause
    }
    var texts: [JSON] = []
    for value in member.value.elements ?? [member.value] {
      if matcher.isCountable, let members = value.members {
        if let count = count(members, of: value, name) { clause.counts.append(count) }
      } else if let selectable = matcher.selectable,
        let selected = selected(
          value, selectable, name,
          isCounted: matcher.family == .tie || matcher.family == .content && place != .forbidden, &context)
      {
        clause.selections.append(selected)
      } else {
        texts.append(value)
      }
    }
    if member.value.elements?.isEmpty ?? false {
      report(member.value.location, "\(name) is empty", "list something, or remove it")
    }
    checkMeant(clause, name)
    guard !texts.isEmpty else { return clause }
    let list = member.value.elements == nil ? texts[0] : JSON(.array(texts), at: member.value.location)
    let written = self.texts(list, name)
    clause.patterns = written.map {
      OwnRuleSelection.Pattern(text: $0.text, location: $0.location, of: matcher)
    }
    check(written, matcher, place, subject, label, context.layers)
    return clause
  }

  /// What stands for a name: an object, or a definition.
  private mutating func selected(
    _ value: JSON, _ subject: OwnRuleSubject, _ label: String, isCounted: Bool,
    _ context: inout OwnRuleContext
  ) -> OwnRuleSelection? {
    if let name = value.string { return definition(name, value, .selection, subject, &context) }
    guard value.members != nil else { return nil }
    return selection(value, .selection, subject, label, isCounted: isCounted, &context)
  }
}
