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
  private var before: CodeBefore
  private var note: (@Sendable (any Analysis.Type) -> Void)?

  package init(_ codebase: Codebase, by architecture: Architecture? = nil, _ reuse: Reuse = .once) {
    self.codebase = codebase
    before = CodeBefore(reuse, codebase)
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

  /// Whether it is looked at once, or again after every change.
  package enum Reuse: Sendable {
    case once
    case again(after: Code?)
  }

  /// The files in which something is different from before or may mean something else, and the types of which an analysis
  /// tells otherwise who uses them, where nothing else is that is asked of more than one file.
  var differences: Looks? {
    if case .of(_, let differences) = before { differences } else { nil }
  }

  /// An analysis as it was before, where that is still of use.
  func before<Asked: Analysis>(_ type: Asked.Type) -> Asked? {
    if case .of(let analyses, _) = before { analyses[ObjectIdentifier(type)] as? Asked } else { nil }
  }

  /// The same without what was before it.
  var withoutBefore: Code { Code(self, before: .nothing) }

  private init(_ code: Code, before: CodeBefore) {
    codebase = code.codebase
    files = code.files
    architecture = code.architecture
    analyses = code.analyses
    self.before = before
  }

  private enum CodeBefore: Sendable {
    /// And there will be nothing after it.
    case unasked
    case nothing
    case of([ObjectIdentifier: any Analysis], differences: Looks)

    /// Whether it matters what is looked at.
    var isAsked: Bool {
      switch self {
      case .unasked: false
      case .nothing, .of: true
      }
    }

    init(_ reuse: Reuse, _ codebase: Codebase) {
      switch reuse {
      case .once: self = .unasked
      case .again(after: let code?):
        self =
          codebase.differences(from: code.codebase).map { differences in
            let names = codebase.redeclaredNames
            let reached = code.analyses.values.flatMap { type(of: $0).files(reachedBy: names, in: codebase) }
            return .of(code.analyses, differences: differences.adding(files: reached))
          } ?? .nothing
      case .again(after: nil): self = .nothing
      }
    }
  }

  /// What is worked out of each file for itself, that of unchanged files taken over from before.
  ///
  /// - Parameters:
  ///   - isWanted: which files have any.
  ///   - make: looks at other files through the codebase of the one that it is given, and in no other way.
  func parts<Part>(
    after earlier: FileParts<Part>?, where isWanted: (CodeFile) -> Bool = { _ in true },
    _ make: (CodeFile) -> Part
  ) -> FileParts<Part> {
    var parts = FileParts<Part>(count: codebase.files.count)
    let reads = FileReads()
    let seen = before.isAsked ? Codebase(codebase, noting: reads) : codebase
    for file in files where isWanted(file) {
      switch before {
      case .unasked: parts.add(make(file), of: file.index, Looks())
      case .nothing, .of:
        if let kept = differences.flatMap({ earlier?.part(of: file.index, without: $0) }) {
          parts.add(kept.part, of: file.index, kept.reads)
        } else {
          let (part, looks) = reads.noting(for: file.index) { make(CodeFile(seen, file.index)) }
          parts.add(part, of: file.index, looks)
        }
      }
    }
    return parts
  }

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
    for (type, analysis) in zip(open, made) {
      code.analyses[ObjectIdentifier(type)] = analysis
      code.noteTypesUsedOtherwise(asToldBy: analysis)
    }
    return code
  }

  private mutating func noteTypesUsedOtherwise<Asked: Analysis>(asToldBy analysis: Asked) {
    guard case .of(let analyses, let differences) = before,
      let earlier = analyses[ObjectIdentifier(Asked.self)] as? Asked
    else { return }
    let types = analysis.typesUsedOtherwise(than: earlier)
    before = .of(analyses, differences: differences.adding(users: types))
  }
}
