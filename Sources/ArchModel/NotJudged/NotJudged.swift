package import ArchFacts

/// Why rules leave code alone: what it is besides the app, and what says so.
package struct NotJudged: Sendable, Hashable {
  package enum Kind: String, Sendable, CaseIterable {
    /// Tests, and files of what only tests use.
    case test
    case generated
    case preview
    case debug
    /// Mocks, stubs and sample values that are in files of the app.
    case double
    /// Manifests, plug-ins and scripts.
    case build
    /// Small apps next to the app, which show how something is used.
    case sample
    /// What no target has, so that it is in no app.
    case unbuilt
  }

  package enum Sign: Sendable, Hashable {
    /// A pattern of `tests`.
    case config(String)
    /// The manifest, by its path, that has the file in a test target.
    case manifest(String)
    /// The Xcode project, by its path, that has the files around it in targets.
    case noTarget(String)
    /// The Xcode project, by its path, that the folder of a test target is next to.
    case project(String)
    case folder(String)
    case fileName
    case module(String)
    /// Declarations that only a framework for tests makes sense of.
    case testContent
    /// A whole file of doubles and previews.
    case onlyDoubles
    /// What a tool for the build wants to find.
    case buildContent
    case script
    /// The comment at the head of a file speaks of a tool that wrote it.
    case head
    case generator(String)
    /// That comment asks that nobody edits the file.
    case warning
    /// Only this tool calls its files so.
    case toolFile(String)
    /// The folder of a sample, in which an app of its own starts.
    case ownStart(String)
    case debugCondition
    case previewMacro
    case previewType
    case typeName
    case memberName
    case onlyPreviewsUse

    /// Said by the team, a manifest, the language or SwiftUI, so that nothing is guessed.
    package var decides: Bool {
      switch self {
      case .config, .manifest, .noTarget, .debugCondition, .previewMacro, .previewType: true
      case .project, .folder, .fileName, .module, .testContent, .onlyDoubles, .buildContent, .script, .head,
        .generator, .warning, .toolFile, .ownStart, .typeName, .memberName, .onlyPreviewsUse:
        false
      }
    }
  }

  package let kind: Kind
  /// The first says most.
  package let signs: [Sign]

  package init(_ kind: Kind, _ signs: [Sign]) {
    self.kind = kind
    self.signs = signs
  }

  /// One name, folder, import or conformance is all that speaks for it.
  package var isGuess: Bool { signs.count < 2 && !signs.contains(where: \.decides) }
}

/// A declaration or a piece of a file that rules leave alone.
package struct NotJudgedRange: Sendable {
  package let range: ByteRange
  /// Of what is declared; empty where nothing is, as in a debug branch.
  package let name: ByteRange
  package let reason: NotJudged
}

extension NotJudgedRange {
  /// By where they begin, without those that are within another.
  static func outermost(_ ranges: [NotJudgedRange]) -> [NotJudgedRange] {
    var outermost: [NotJudgedRange] = []
    let sorted = ranges.sorted {
      ($0.range.start, $1.range.end) < ($1.range.start, $0.range.end)
    }
    for found in sorted where outermost.last.map({ !$0.range.contains(found.range) }) ?? true {
      outermost.append(found)
    }
    return outermost
  }
}

// In words.
extension NotJudged.Kind {
  /// Worded to follow "treated as".
  package var words: String {
    switch self {
    case .test: "test code"
    case .generated: "generated code"
    case .preview: "a preview"
    case .debug: "debug code"
    case .double: "a double"
    case .build: "part of the build"
    case .sample: "a sample"
    case .unbuilt: "code that is not built"
    }
  }
}

extension NotJudged.Sign {
  /// Worded to follow "because".
  package var words: String {
    switch self {
    case .config(let pattern): "'\(pattern)' in 'tests' matches it"
    case .manifest(let path): "\(path) puts it in a test target"
    case .noTarget(let path): "no target of \(path) has it"
    case .project(let path): "its folder belongs to a target next to \(path)"
    case .folder(let name): "it is in a folder '\(name)'"
    case .fileName: "its file name says so"
    case .module(let name): "it imports '\(name)'"
    case .testContent: "it declares tests or uses something that only tests have"
    case .onlyDoubles: "it declares nothing but doubles and previews"
    case .buildContent: "it declares what a build tool asks for"
    case .script: "it begins with '#!'"
    case .head: "the comment at its top says so"
    case .generator(let name): "that comment names \(name)"
    case .warning: "that comment asks not to edit it"
    case .toolFile(let name): "\(name) calls its files so"
    case .ownStart(let folder): "an app of its own starts in '\(folder)'"
    case .debugCondition: "it is under '#if DEBUG' or '#if !RELEASE'"
    case .previewMacro: "it is a '#Preview'"
    case .previewType: "it conforms to a protocol for previews"
    case .typeName, .memberName: "its name says so"
    case .onlyPreviewsUse: "only previews and doubles use it"
    }
  }
}

extension NotJudged {
  /// `test code, because it imports 'XCTest' and it is in a folder 'Mocks'`
  package var words: String { "\(kind.words), because \(signs.map(\.words).joined(separator: " and "))" }
}
