package import ArchConfig
import ArchFacts

extension CodePurpose {
  init(_ kind: NotJudged.Kind) {
    switch kind {
    case .test: self = .tests
    case .generated: self = .generated
    case .preview: self = .previews
    case .debug: self = .debug
    case .double: self = .doubles
    case .build, .unbuilt: self = .build
    case .sample: self = .samples
    }
  }
}

extension SourceFile {
  /// What the code at an offset is for.
  package func purpose(at offset: Int32) -> CodePurpose {
    if let notJudged { return CodePurpose(notJudged.kind) }
    let part = notJudgedRanges.first { $0.range.contains(offset) }
    return part.map { CodePurpose($0.reason.kind) } ?? .app
  }

  /// All that the code of the file is for.
  package var purposes: CodePurposes {
    if let notJudged { return [CodePurpose(notJudged.kind)] }
    var found = CodePurposes(notJudgedRanges.lazy.map { CodePurpose($0.reason.kind) })
    let covered = notJudgedRanges.reduce(0) { $0 + $1.range.count }
    if covered < facts.bytes.count || found.isEmpty { found.insert(.app) }
    return found
  }
}
