import ArchKnowledge
import Foundation
import Testing

/// A name that decides something has a row in a table, where others find it, and no place of its own.
@Suite struct NamesOutsideTests {
  private static let foreign = Set(
    Knowledge.tables.filter { table in
      table.name.hasPrefix("Apple") || table.name.hasPrefix("Library") || table.name == "ValueProtocols"
    }.flatMap { $0.rows.map(\.name) })

  /// The others read the config, files and records, and write reports: they know no code.
  private static let judged = ["ArchModel/", "ArchProposal/", "ArchRules/Analyses/", "ArchRules/Rules/"]

  /// Words of the language, which the scanner knows, too.
  private static let language: Set = [
    "self", "init", "open", "objc", "available", "preconcurrency", "os", "Android", "Bool", "Int", "String",
  ]

  /// What stands in code all the same: file, name and why.
  private static let exceptions: [String: [String: String]] = [
    "ArchModel/NotJudged/TestPath.swift": ["Preview": "the beginning of a file's name"],
    "ArchModel/Placement/FeaturePackages.swift": ["Factory": "the ending of a name, not the library"],
    "ArchModel/Placement/PackageManifest.swift": ["Package": "how a manifest of SwiftPM is told and read"],
    "ArchModel/Placement/TuistManifest.swift": ["ProjectDescription": "how a manifest of Tuist is told"],
    "ArchModel/Roles/Presentation.swift": [
      "Model": "the ending of a name, not the macro", "Store": "the ending of a name, not the library's type",
    ],
    "ArchModel/Symbols/ModuleVisibility.swift": ["Test": "a folder, not the macro"],
    "ArchRules/Analyses/Advice/ProtocolName.swift": [
      "Store": "names that a message suggests", "Formatter": "names that a message suggests",
      "Cache": "names that a message suggests",
    ],
    "ArchRules/Analyses/Boundaries/DataAccess.swift": [
      "SwiftData": "as it reads in a message", "CloudKit": "as it reads in a message",
    ],
    "ArchRules/Analyses/Coordination/RouteWords.swift": [
      "View": "an ending after Apple's prefixes", "main": "a tab bar's word, not the attribute",
    ],
    "ArchRules/Analyses/Presentation/StateUse.swift": ["get": "the label of an argument of `Binding`"],
    "ArchRules/Rules/Adoption/Suppressions.swift": ["optional": "a value of an option"],
    "ArchRules/Rules/Injection/NoPropertyInjection.swift": ["State": "the ending of a name, not the wrapper"],
    "ArchRules/Rules/Presentation/ViewDecidesNothing.swift": ["show": "as it reads in a message"],
  ]

  @Test func `no name of Apple's or of a library stands in code`() {
    var unused = Self.exceptions
    for file in SourceCode.all where Self.judged.contains(where: file.path.hasPrefix) {
      for literal in file.literals.map(\.text)
      where Self.foreign.contains(literal) && !Self.language.contains(literal) {
        unused[file.path]?[literal] = nil
        #expect(
          Self.exceptions[file.path]?[literal] != nil,
          "\(file.path) names '\(literal)': ask a table of ArchKnowledge for it")
      }
    }
    #expect(unused.filter { !$0.value.isEmpty } == [:], "these are no longer there")
  }

  /// Lists of what this program itself writes or reads, not of names in code.
  private static let lists: [String: String] = [
    "ArchRules/Analyses/Advice/ProtocolName.swift": "names that a message suggests",
    "ArchRules/Analyses/Composition/AppFactories.swift": "levels of access",
    "ArchRules/Rules/Injection/NoPropertyInjection.swift": "modifiers of the language",
    "ArchRules/Rules/Boot/BootPlacement.swift": "patterns that an option starts with",
    "ArchRules/Rules/Boot/LaunchStateUIAgnostic.swift": "patterns that an option starts with",
    "ArchRules/Rules/Injection/NoEnvironmentServices.swift": "patterns that an option starts with",
    "ArchRules/Rules/Records/ADRNaming.swift": "names of files of records",
    "ArchRules/Rules/Records/ADRWording.swift": "words of records, not of code",
  ]

  @Test func `no list of names stands in the model or in a rule`() {
    var unused = Set(Self.lists.keys)
    for file in SourceCode.all where file.path.hasPrefix("ArchModel/") || file.path.hasPrefix("ArchRules/") {
      // Between the entries of an array, of pairs, or of a dictionary: `", "`, `"), ("`, `": .view, "`.
      let between = /[\s,():\[\]]*(\.\w+)?[\s,():\[\]]*/
      var run = 0
      for literal in file.literals {
        let isNext = literal.gap.contains(",") && literal.gap.wholeMatch(of: between) != nil
        run = isNext ? run + 1 : 1
        guard run == 3 else { continue }
        unused.remove(file.path)
        #expect(
          Self.lists[file.path] != nil,
          "\(file.path) lists '\(literal.text)' and others: put them into a table of ArchKnowledge")
      }
    }
    #expect(unused.sorted() == [], "these have no list any more")
  }
}
