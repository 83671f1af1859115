package import ArchConfig
package import ArchModel

/// What rules look at: a codebase, with the analyses that were made of it for all of them.
package struct Code: Sendable {
  package let codebase: Codebase
  /// The files that rules judge: all but tests and what is no code of the app.
  package let files: [CodeFile]
  /// Of the run, which may judge code by another one than its own.
  private let architecture: Architecture
  private var analyses: [ObjectIdentifier: any Analysis] = [:]
  private var note: (@Sendable (any Analysis.Type) -> Void)?

  package init(_ codebase: Codebase, by architecture: Architecture? = nil) {
    self.codebase = codebase
    files = codebase.files.ids.filter { !codebase.files[$0].isTest }.map { CodeFile(codebase, $0) }
    self.architecture = architecture ?? codebase.architecture
  }

  /// All types that are declared or extended anywhere.
  var types: some Sequence<CodeType> {
    codebase.symbols.ids.lazy.map { CodeType(codebase, $0) }
  }

  /// The same, telling of each analysis that somebody asks for.
  package func noting(_ note: @escaping @Sendable (any Analysis.Type) -> Void) -> Code {
    var code = self
    code.note = note
    return code
  }

  /// What a team says in the options of one rule about its code, for whoever asks.
  func options(of rule: String) -> OptionReader { OptionReader(architecture.setting(of: rule)) }

  /// The same of every rule that it says something about.
  var options: [OptionReader] { architecture.rules.map(OptionReader.init) }

  /// Made here and now where nobody said before that it would be asked for.
  package subscript<Asked: Analysis>(_ type: Asked.Type) -> Asked {
    note?(type)
    return analyses[ObjectIdentifier(type)] as? Asked ?? Asked(self)
  }

  /// The same with these analyses and those that they rest on, side by side as far as they do not need each other.
  package func with(_ asked: [any Analysis.Type], work: some WorkDistribution) -> Code {
    let missing = asked.filter { analyses[ObjectIdentifier($0)] == nil }
    guard !missing.isEmpty else { return self }
    let ready = with(missing.flatMap { $0.asks }, work: work)
    var seen: Set<ObjectIdentifier> = []
    let open = missing.filter {
      ready.analyses[ObjectIdentifier($0)] == nil && seen.insert(ObjectIdentifier($0)).inserted
    }
    let made = work.map(open.count, atOnce: 1) { index -> any Analysis in open[index].init(ready) }
    var code = ready
    for (type, analysis) in zip(open, made) { code.analyses[ObjectIdentifier(type)] = analysis }
    return code
  }
}
