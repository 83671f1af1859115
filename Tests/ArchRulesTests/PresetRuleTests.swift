import ArchConfig
import ArchModel
import ArchRules
import Testing

@Suite struct PresetRuleTests {
  @Test(arguments: Preset.all.map(\.name))
  func `every rule that a preset turns on exists, with the options it sets`(name: String) throws {
    let preset = try #require(Preset.named(name))
    for rule in preset.rules {
      let known = try #require(RuleCatalog.rule(rule.id), "\(rule.id)")
      let options = RuleCatalog.options(of: known)
      for (option, value) in rule.options {
        let declared = try #require(options.first { $0.name == option }, "\(option) of \(rule.id)")
        switch (value, declared.form) {
        case (.flag, .flag), (.texts, .texts), (.texts, .layers): break
        default: Issue.record("'\(option)' of \(rule.id) is of another form")
        }
      }
    }
  }

  @Test func `every rule about code is turned on by a preset`() {
    for rule in RuleCatalog.all where rule is any CodeRule.Type {
      #expect(!Preset.names(turningOn: rule.about.id).isEmpty, "\(rule)")
    }
  }

  @Test func `a rule that nobody turned on is not run`() {
    let ids = RuleRun(.layered).passes.map { $0.about.id }
    #expect(ids.contains("boot-io") && !ids.contains("one-way-state"))
  }
}
