package import ArchConfig
package import ArchDecisions
import ArchFacts
import ArchJSON
import ArchModel

extension Architecture {
  /// Where the rules of a configuration name the records that they rest on; `path` is the configuration's.
  package func citations(path: String) -> [DecisionCitation] {
    (rules + own.map(\.setting)).compactMap { setting in
      guard let value = setting.value["decision"], let text = value.string else { return nil }
      return DecisionCitation(
        rule: setting.rule, text: text, path: path,
        location: SourceLocation(line: value.location.line, column: value.location.column),
        length: value.location.length)
    }
  }
}

extension DecisionLog {
  /// The record that the configuration rests a rule on.
  package func decision(of setting: RuleSetting?) -> CitedDecision? {
    setting?.decision.flatMap(record(cited:)).map {
      CitedDecision(id: $0.id, title: $0.titleText, path: $0.path)
    }
  }
}
