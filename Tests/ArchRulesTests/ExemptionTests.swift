import ArchConfig
import ArchJSON
import ArchModel
import ArchRules
import Foundation
import Testing

/// `allow` means the same in every rule: what it names is left alone, and what it names in vain is told.
@Suite struct ExemptionTests {
  @Test(arguments: FixtureCodebase.all)
  func `what allow names, simply or with the types around it, is left alone`(fixture: FixtureCodebase) {
    var seen: Set<Subject> = []
    for finding in fixture.findings() where seen.count < 4 && seen.insert(finding.subject).inserted {
      for name in Self.names(of: finding) {
        let rest = fixture.findings(allowing: name).filter { $0.path == finding.path }
        #expect(!rest.contains { $0.subject == finding.subject }, "\(name): \(finding.symbol)")
      }
    }
  }

  @Test(arguments: FixtureCodebase.all)
  func `an entry that exempts something is used, and another is not`(fixture: FixtureCodebase) {
    guard let finding = fixture.findings().first, let name = Self.names(of: finding).first else { return }
    let unused = fixture.exemptions(allowing: [name, name, "NobodyIsNamedLikeThis"])
    #expect(
      unused == [
        "rule '\(fixture.rule)' finds the same without '\(name)'",
        "rule '\(fixture.rule)' finds the same without 'NobodyIsNamedLikeThis'",
      ])
  }

  /// What a user may write to allow a finding: what is used, and of a declaration its type, too.
  private static func names(of finding: Finding) -> [String] {
    switch finding.subject {
    case .file: [finding.path]
    case .declaration(let name): names(of: name)
    case .edge(_, .declaration(let target), _): names(of: target)
    case .edge(_, .name(let name), _): [name]
    case .module(let name), .part(let name): [name]
    case .tie(let from, _): [from]
    case .record, .entry: []
    }
  }

  private static func names(of declaration: String) -> [String] {
    let plain = declaration.prefix { $0 != "(" }
    let parts = plain.split(separator: ".").map(String.init)
    guard parts.count > 1 else { return [String(plain)] }
    return [
      parts.suffix(parts[parts.count - 1].first?.isUppercase ?? false ? 1 : 2).joined(separator: "."),
      String(plain),
    ]
  }
}

extension FixtureCodebase {
  func findings(allowing name: String) -> [Finding] { run(allowing: [name]).findings }

  func exemptions(allowing names: [String]) -> [String] {
    run(allowing: names).unused
  }

  private func run(allowing names: [String]) -> (findings: [Finding], unused: [String]) {
    let architecture = architecture(allowing: names)
    let run = RuleRun(architecture, rules: RuleCatalog.rule(rule).map { [$0] } ?? [])
    let outcomes = run.passes.map { run.outcome(of: $0, in: Code(codebase(architecture))) }
    return (outcomes.flatMap(\.findings), outcomes.flatMap(\.slack).map(\.message))
  }

  private func architecture(allowing names: [String]) -> Architecture {
    let file = home.appendingPathComponent("architecture.json")
    let written = (try? Data(contentsOf: file)).flatMap { try? JSONSerialization.jsonObject(with: $0) }
    var config = written as? [String: Any] ?? ["extends": "layered"]
    var rules = config["rules"] as? [String: Any] ?? [:]
    var setting = rules[rule] as? [String: Any] ?? [:]
    if let severity = rules[rule] as? String { setting["severity"] = severity }
    setting["allow"] = names
    rules[rule] = setting
    config["rules"] = rules
    let bytes = (try? JSONSerialization.data(withJSONObject: config)).map(Array.init) ?? []
    return Architecture.reading(bytes, rules: RuleCatalog.known).architecture
  }
}
