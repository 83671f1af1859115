package import ArchConfig
package import ArchDecisions
import ArchFacts
package import ArchModel

/// The rules that are on, applied to a codebase and to the decision records.
package struct RuleRun: Sendable {
  private let architecture: Architecture
  private let rules: [any Rule.Type]
  private let isOwnInUse: @Sendable (String) -> Bool
  let log: DecisionLog

  /// - Parameter isOwnInUse: whether a rule of the team's own is to run, by its id.
  package init(
    _ architecture: Architecture, rules: [any Rule.Type] = RuleCatalog.all, log: DecisionLog = .empty,
    isOwnInUse: @escaping @Sendable (String) -> Bool = { _ in true }
  ) {
    self.architecture = architecture
    self.rules = rules
    self.isOwnInUse = isOwnInUse
    self.log = log
  }

  /// Sorted by path, line, column and rule, without duplicates: the same for the same code on every machine.
  package func findings(in codebase: Codebase) -> [Finding] {
    let own = OwnRuleCheck(ownRules, in: codebase, work: InOrder())
    let code = code(codebase, work: InOrder())
    let outcomes = passes.map { outcome(of: $0, in: code) } + [recordOutcome]
    let ownOutcome = outcome(of: own, in: codebase, work: InOrder())
    return Self.merged((outcomes + [ownOutcome]).map(\.findings))
  }

  /// The rules about code that are on, each to be run by itself, in any order and on any thread; what takes long
  /// comes first.
  package var passes: [any CodeRule.Type] {
    let on = rules.compactMap { $0.form.code }.filter(isOn)
    return on.filter { $0.readsBodies } + on.filter { !$0.readsBodies }
  }

  /// The rules about records that are on; none where there is neither a record nor a citation of one.
  package var recordPasses: [any RecordRule.Type] {
    log.isEmpty ? [] : rules.compactMap { $0.form.record }.filter(isOn)
  }

  private func isOn(_ rule: any Rule.Type) -> Bool {
    RuleCatalog.isTurnedOn(rule, in: architecture)
      && !RuleLevels(architecture.setting(of: rule.about.id), default: rule.about.severity).isOff
  }

  func setting(of rule: String) -> RuleSetting? { architecture.setting(of: rule) }

  /// What a rule finds, and what of its setting it had no use for.
  package struct Outcome: Sendable {
    /// In no particular order.
    package var findings: [Finding] = []
    /// Exceptions that are not needed, or in fewer places than agreed: only where all code was looked at. In the order
    /// of the configuration, as are the others.
    package var slack: [ConfigProblem] = []
    /// Exceptions that hold no more, since more places need them than were agreed.
    package var overspent: [ConfigProblem] = []

    package init(
      findings: [Finding] = [], slack: [ConfigProblem] = [], overspent: [ConfigProblem] = []
    ) {
      self.findings = findings
      self.slack = slack
      self.overspent = overspent
    }
  }

  /// What the rules about records find.
  package var recordOutcome: Outcome {
    var outcome = Outcome()
    for type in recordPasses {
      let about = type.about
      let setting = architecture.setting(of: about.id)
      let levels = RuleLevels(setting, default: about.severity)
      var options = OptionReader(setting)
      let rule = type.init(options: &options)
      var found = RecordFindings(allow: setting?.allow ?? [])
      rule.check(log, &found)
      outcome.findings += found.entries.compactMap { entry in
        levels.severity(of: entry.path, entry.severity).map {
          entry.finding(about, $0, decision: log.decision(of: setting))
        }
      }
      outcome.slack += setting?.slack(found.exemptions) ?? []
    }
    return outcome
  }

  /// A codebase with everything that the rules which are on ask of it.
  package func code(
    _ codebase: Codebase, work: some WorkDistribution, _ reuse: Code.Reuse = .once
  ) -> Code {
    Code(codebase, by: architecture, reuse).with(passes.flatMap { $0.asks }, work: work)
  }

  /// What one rule finds.
  package func outcome(of type: any CodeRule.Type, in code: Code) -> Outcome {
    outcome(of: type, in: code, architecture.setting(of: type.about.id))
  }

  private func outcome(of type: any CodeRule.Type, in code: Code, _ setting: RuleSetting?) -> Outcome {
    var options = OptionReader(setting)
    let rule = type.init(options: &options)
    var found = Findings(code.codebase, allow: setting?.allow ?? [], allowsUsers: type.allowsUsers)
    rule.check(code, &found)
    if let setting, case let over = setting.overspent(found.exemptions), !over.entries.isEmpty {
      var rest = outcome(of: type, in: code, setting.leavingOut(over.entries))
      rest.overspent += over.problems
      return rest
    }
    return Outcome(
      findings: findings(found, type.about, setting, code.codebase),
      slack: setting?.slack(found.exemptions) ?? [])
  }

  /// The team's own rules that are on.
  package var ownRules: [OwnRule] {
    architecture.own.filter { isOwnInUse($0.id) && !RuleLevels($0.setting, default: .error).isOff }
  }

  /// What the team's own rules find.
  package func outcome(
    of check: OwnRuleCheck, in codebase: Codebase, work: some WorkDistribution
  ) -> Outcome {
    let parts = work.map(check.parts.count, atOnce: 1) { part in
      let found = check.findings(part: part)
      return (findings: findings(found, check, codebase), exemptions: found.mapValues(\.exemptions))
    }
    let exemptions = parts.reduce(into: [:]) { all, part in
      all.merge(part.exemptions) { $0.joined(with: $1) }
    }
    let over = check.rules.enumerated().map { number, rule in
      rule.setting.overspent(exemptions[number] ?? Exemptions([]))
    }
    guard !over.allSatisfy(\.entries.isEmpty) else {
      let slack = check.rules.enumerated().flatMap { number, rule in
        rule.setting.slack(
          exemptions[number] ?? Exemptions(rule.setting.allow), hasAskedNames: false)
      }
      return Outcome(findings: parts.flatMap(\.findings), slack: slack)
    }
    let rules = zip(check.rules, over).map { rule, over in
      var rule = rule
      rule.setting = rule.setting.leavingOut(over.entries)
      return rule
    }
    var rest = outcome(of: OwnRuleCheck(rules, in: codebase, work: work), in: codebase, work: work)
    rest.overspent += over.flatMap(\.problems)
    return rest
  }

  private func findings(
    _ found: OwnRuleCheck.Found, _ check: OwnRuleCheck, _ codebase: Codebase
  ) -> [Finding] {
    found.keys.sorted().flatMap { number -> [Finding] in
      let rule = check.rules[number]
      return found[number].map { findings($0, RuleInfo(rule), rule.setting, codebase) } ?? []
    }
  }

  /// The rule about suppressions, `nil` where it is off.
  package var suppressions: Suppressions? {
    guard rules.contains(where: { $0 is Suppressions.Type }), isOn(Suppressions.self) else { return nil }
    var options = OptionReader(architecture.setting(of: Suppressions.about.id))
    return Suppressions(options: &options)
  }

  /// What a rule about adoption says about a file; `nil` where the rule is off for it.
  package func finding(
    of type: any AdoptionRule.Type, _ remark: Remark, at range: SourceRange, in file: SourceFile,
    about subject: Subject, related: [RelatedPlace] = []
  ) -> Finding? {
    let about = type.about
    let setting = architecture.setting(of: about.id)
    let levels = RuleLevels(setting, default: about.severity)
    guard let severity = levels.severity(of: file.path, nil) else { return nil }
    return Finding(
      rule: about.id, severity: severity, path: file.path, range: range, message: remark.message,
      label: remark.label, why: about.why, fix: remark.fix, subject: subject, layer: file.layer?.name,
      feature: file.feature, related: related, decision: log.decision(of: setting))
  }

  /// Whether the rule of that name looks at a file of the code: it is on, there too.
  package func looks(at path: String, by rule: String) -> Bool { severity(at: path, of: rule) != nil }

  /// What findings of a rule about code weigh in a file; `nil` where it does not look at that.
  package func severity(at path: String, of rule: String) -> Severity? {
    let severity =
      passes.first { $0.about.id == rule }?.about.severity
      ?? (ownRules.contains { $0.id == rule } ? .error : nil)
    guard let severity else { return nil }
    let setting = architecture.setting(of: rule) ?? ownRules.first { $0.id == rule }?.setting
    return RuleLevels(setting, default: severity).severity(of: path, nil)
  }

  /// What layers may name of each other, as the rule about them judges a file; `nil` where that is off.
  package func layerPermissions(at path: String) -> LayerPermissions? {
    let id = LayerDependencies.about.id
    guard looks(at: path, by: id) else { return nil }
    var options = OptionReader(setting(of: id))
    return LayerDependencies(options: &options).permissions(in: architecture)
  }

  func findings(
    _ found: Findings, _ about: RuleInfo, _ setting: RuleSetting?, _ codebase: Codebase
  ) -> [Finding] {
    let levels = RuleLevels(setting, default: about.severity)
    let decision = log.decision(of: setting)
    return found.entries.compactMap { entry in
      let path = codebase.files[entry.place.file].path
      return levels.severity(of: path, entry.severity).map { finding(entry, about, $0, decision, codebase) }
    }
  }

  private func finding(
    _ entry: Findings.Entry, _ about: RuleInfo, _ severity: Severity, _ decision: CitedDecision?,
    _ codebase: Codebase
  ) -> Finding {
    let file = codebase.files[entry.place.file]
    let lines = file.lines
    return Finding(
      rule: about.id, severity: severity, path: file.path,
      range: SourceRange(
        start: lines.location(at: entry.range.start), end: lines.location(at: entry.range.end)),
      concern: about.concern, remedy: about.remedy, message: entry.remark.message,
      cause: entry.remark.cause, topic: entry.remark.topic,
      label: entry.remark.label, why: about.why, fix: entry.remark.fix,
      subject: entry.subject, layer: file.layer?.name, feature: file.feature,
      related: entry.related.map {
        let other = codebase.files[$0.file]
        return RelatedPlace(
          path: other.path, location: other.lines.location(at: $0.offset), message: $0.message)
      }, isChain: entry.isChain, decision: decision,
      further: entry.further.map { use in
        let other = codebase.files[use.file]
        return Occurrence(
          path: other.path,
          range: SourceRange(
            start: other.lines.location(at: use.range.start), end: other.lines.location(at: use.range.end)),
          subject: use.subject, message: use.message, isPart: use.isPart)
      })
  }
}
