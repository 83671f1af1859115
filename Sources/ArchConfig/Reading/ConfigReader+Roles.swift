import ArchJSON

extension ConfigReader {
  /// `"service": ["*Gateway"]`: names, objects of conditions, or a list of both, for each role.
  mutating func readRoles(_ value: JSON, into architecture: inout Architecture) {
    for member in openMembers(of: value, "'roles'") ?? [] {
      guard let role = RoleName(rawValue: member.key) else {
        reportUnknownRole(member)
        continue
      }
      let label = "'\(role.rawValue)' of 'roles'"
      if let elements = member.value.elements {
        if elements.isEmpty { reportEmpty(member.value, label) }
        var names: Set<String> = []
        for element in elements {
          if let name = element.string, !names.insert(name).inserted {
            report(element.location, "'\(name)' appears twice in \(label)", "keep one")
          } else {
            architecture.roles += statements(element, role, label)
          }
        }
      } else {
        architecture.roles += statements(member.value, role, label)
      }
    }
    // What a file says itself counts before what it extends.
    architecture.roles =
      architecture.roles.filter { $0.location.document == 0 }
      + architecture.roles.filter { $0.location.document != 0 }
  }

  private mutating func reportUnknownRole(_ member: JSONMember) {
    let known = RoleName.allCases.map(\.rawValue)
    let advice = nearest(member.key, in: known).map { "did you mean '\($0)'?" }
    report(
      member.keyLocation, "unknown role '\(member.key)'", advice ?? "write one of the known roles",
      note: "known roles: \(known.joined(separator: ", "))")
  }

  private mutating func reportEmpty(_ value: JSON, _ label: String) {
    report(value.location, "\(label) is empty", "list something, or remove it")
  }

  private mutating func statements(_ value: JSON, _ role: RoleName, _ label: String) -> [RoleStatement] {
    if value.string != nil {
      guard let text = text(value, "an entry of \(label)") else { return [] }
      let names = self.names([(text, value.location)], .named, label)
      return names.map { RoleStatement(role: role, name: $0, location: $0.location) }
    }
    guard value.members != nil else {
      reportType(
        value, "an entry of \(label)", "a name or an object", "write \"*…\" or { \"named\": [\"*…\"] }")
      return []
    }
    return statements(ofObject: value, role, label)
  }

  private mutating func statements(
    ofObject value: JSON, _ role: RoleName, _ label: String
  ) -> [RoleStatement] {
    let before = problems.count
    var written: Set<RoleCondition> = []
    var names: [RoleStatement.Written<NamePattern>] = []
    var conditions = RoleStatement(role: role, name: nil, location: value.location)
    for member in members(of: value, label, known: RoleCondition.known) {
      guard let condition = RoleCondition(rawValue: member.key) else { continue }
      written.insert(condition)
      let name = "'\(member.key)' of \(label)"
      let texts = texts(member.value, name)
      if member.value.elements?.isEmpty ?? false { reportEmpty(member.value, name) }
      switch condition {
      case .named: names = self.names(texts, .named, name)
      case .conformingTo: conditions.conformingTo = self.names(texts, .conformingTo, name)
      case .attributed: conditions.attributed = self.names(texts, .attributed, name)
      case .except: conditions.except = self.names(texts, .named, name)
      case .files:
        conditions.files = texts.compactMap { text, location in
          pattern(text, location).map { RoleStatement.Written(pattern: $0, location: location) }
        }
      }
    }
    guard problems.count == before else { return [] }
    guard !written.subtracting([.except]).isEmpty else {
      report(
        value.location, "an entry of \(label) does not say which types it means",
        "add \"named\": [\"*…\"] or another condition", note: Self.list("known keys", RoleCondition.known))
      return []
    }
    guard written.contains(.named) else { return [conditions] }
    return names.map { RoleStatement(conditions, of: $0) }
  }

  /// What can match nothing would keep silent for ever.
  private mutating func names(
    _ written: [(text: String, location: JSONLocation)], _ matcher: OwnRuleMatcher, _ label: String
  ) -> [RoleStatement.Written<NamePattern>] {
    written.compactMap { text, location in
      guard let mistake = OwnRuleValue(text, of: matcher, in: .selection, .types).mistake else {
        return RoleStatement.Written(pattern: NamePattern(text), location: location)
      }
      let advice =
        if text.contains("/") {
          "a path belongs in \"files\""
        } else if DeclarationModifier.isOne(text) {
          "write a name, with '*' for any letters"
        } else {
          mistake.advice
        }
      report(location, "'\(text)' in \(label) \(mistake.message)", advice)
      return nil
    }
  }
}

extension RoleStatement {
  fileprivate init(_ conditions: RoleStatement, of name: Written<NamePattern>) {
    self.init(
      role: conditions.role, name: name, conformingTo: conditions.conformingTo,
      attributed: conditions.attributed, files: conditions.files, except: conditions.except,
      location: name.location)
  }
}
