extension Architecture {
  /// The same as it holds on a day: without exceptions that have ended, each of which is told.
  package func on(_ day: Day) -> (architecture: Architecture, problems: [ConfigProblem]) {
    var architecture = self
    var problems: [ConfigProblem] = []
    func settle(_ setting: RuleSetting) -> RuleSetting {
      let (setting, ended) = setting.on(day)
      problems += ended.map { entry in
        let end = entry.lastDay.map { " ended on \($0)" } ?? " ended"
        let owner = entry.owner.map { ", which is up to \($0)" } ?? ""
        return ConfigProblem(
          .warning, at: entry.location,
          message: "the exception for \(entry.words) in rule '\(setting.rule)'\(end)\(owner)",
          suggestion: "mend the code and remove the entry, or decide anew until when")
      }
      return setting
    }
    architecture.rules = rules.map(settle)
    for index in architecture.own.indices {
      architecture.own[index].setting = settle(architecture.own[index].setting)
    }
    return (architecture, problems)
  }
}
