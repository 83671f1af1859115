import ArchFacts
package import ArchModel

/// What rules left alone of one file.
package struct NotJudgedFile: Sendable {
  package let path: String
  /// Why all of it; `nil` where only parts were.
  package let reason: NotJudged?
  /// Why each part was.
  package let parts: [NotJudged]
  package let isInLayer: Bool

  package init(path: String, reason: NotJudged?, parts: [NotJudged], isInLayer: Bool) {
    self.path = path
    self.reason = reason
    self.parts = parts
    self.isInLayer = isInLayer
  }

  /// Why one name, folder or import was enough, in code that a layer claims.
  var guesses: [NotJudged] { isInLayer ? ([reason].compactMap(\.self) + parts).filter(\.isGuess) : [] }
}

/// How much rules left alone, and by what.
package struct NotJudgedCounts: Sendable, Equatable {
  private(set) var files: [NotJudged.Kind: Int] = [:]
  private(set) var parts: [NotJudged.Kind: Int] = [:]
  /// Files and parts, in layers, for which one name, folder or import was enough.
  private(set) var guesses = 0

  package init(_ files: [NotJudgedFile]) {
    for file in files {
      if let reason = file.reason { self.files[reason.kind, default: 0] += 1 }
      for part in file.parts { parts[part.kind, default: 0] += 1 }
      guesses += file.guesses.count
    }
  }

  /// `12 files of tests, 3 generated files, 14 previews; 2 by one sign alone`; `nil` when there is nothing.
  var words: String? {
    var words: [String] = []
    for kind in NotJudged.Kind.allCases {
      if let count = files[kind], count > 0 { words.append(Self.words(ofFiles: count, kind)) }
      if let count = parts[kind], count > 0 { words.append(Self.words(ofParts: count, kind)) }
    }
    guard !words.isEmpty else { return nil }
    let all = words.joined(separator: ", ")
    return guesses == 0 ? all : "\(all); \(guesses) in layers by a single sign, listed by -v"
  }

  private static func words(ofFiles count: Int, _ kind: NotJudged.Kind) -> String {
    switch kind {
    case .test: counted(count, "test file")
    case .generated: counted(count, "generated file")
    case .preview: counted(count, "preview file")
    case .debug: counted(count, "file") + " of debug code"
    case .double: counted(count, "file") + " of doubles"
    case .build: counted(count, "build file")
    case .sample: counted(count, "file") + " of samples"
    case .unbuilt: counted(count, "file") + " in no target"
    }
  }

  private static func words(ofParts count: Int, _ kind: NotJudged.Kind) -> String {
    switch kind {
    case .test: counted(count, "test")
    case .generated: counted(count, "generated piece")
    case .preview: counted(count, "preview")
    case .debug: counted(count, "piece") + " of debug code"
    case .double: counted(count, "double")
    case .build, .sample, .unbuilt: counted(count, "piece") + " of the build"
    }
  }
}

extension Coverage {
  package var notJudgedCounts: NotJudgedCounts { NotJudgedCounts(notJudged) }

  /// Files and parts by what they were treated as and why, those first for which one sign was enough.
  var notJudgedReasons: [(words: String, isGuess: Bool, paths: [String])] {
    // By what is said: two reasons in the same words are one to the reader.
    var reasons: [String: (isGuess: Bool, paths: [String])] = [:]
    for file in notJudged {
      for reason in [file.reason].compactMap(\.self) + file.parts {
        let words = reason.words
        reasons[words, default: (false, [])].paths.append(file.path)
        if file.isInLayer, reason.isGuess { reasons[words, default: (false, [])].isGuess = true }
      }
    }
    return reasons.sorted { left, right in
      if left.value.isGuess != right.value.isGuess { return left.value.isGuess }
      return left.key.precedes(right.key)
    }.map { (words: $0.key, isGuess: $0.value.isGuess, paths: $0.value.paths) }
  }
}
