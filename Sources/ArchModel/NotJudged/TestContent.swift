import ArchConfig
import ArchFacts
import ArchKnowledge

/// Tells what only tests, or only a tool for the build, have in them, whatever the file is called.
enum TestContent {
  static let modules = AppleModules[.testing]
  private static let attributes = AppleAttributes.inOrder(.test)
  private static let macros = WordSet(AppleAttributes[.checks])
  private static let testCases = LibraryTypes.inOrder(.testCase)

  static func isIn(_ facts: FileFacts) -> Bool {
    facts.attributes.contains { isLast($0.name, among: attributes, facts) }
      || facts.types.contains { isTestCase($0, facts) }
      || facts.macros.contains { macros.contains($0.name, in: facts.bytes) }
      || facts.calls.contains { isOfXCTest($0, facts) }
      || facts.typeReferences.contains { isOfXCTest($0.name, facts) }
      || facts.imports.contains { entry in
        entry.attributes.indices.contains { facts.matches(facts.names[$0], "testable") }
      }
  }

  private static func isTestCase(_ type: TypeDeclaration, _ facts: FileFacts) -> Bool {
    let names = type.inherits.indices.map { facts.names[$0] } + (type.kind == .extension ? [type.name] : [])
    return names.contains { name in
      guard let last = NamePath.names(name, in: facts.bytes).last else { return false }
      let bytes = facts.bytes[Int(last.start)..<Int(last.end)]
      return testCases.contains { ending in
        bytes.suffix(ending.utf8.count).elementsEqual(ending.utf8)
      }
    }
  }

  /// `XCTAssert(…)`, `XCUIApplication()`.
  private static func isOfXCTest(_ call: Call, _ facts: FileFacts) -> Bool {
    call.callee == call.member && isOfXCTest(call.member, facts)
  }

  /// Whether a name begins like those that XCTest declares: `XCTAssertEqual`, `XCTestExpectation`, `XCUIElement`.
  private static func isOfXCTest(_ name: ByteRange, _ facts: FileFacts) -> Bool {
    guard name.count > 4 else { return false }
    let bytes = facts.bytes[Int(name.start)..<Int(name.end)]
    return bytes.starts(with: "XCT".utf8) || bytes.starts(with: "XCUI".utf8)
  }

  private static func isLast(_ name: ByteRange, among words: [String], _ facts: FileFacts) -> Bool {
    guard let last = NamePath.names(name, in: facts.bytes).last else { return false }
    return words.contains { facts.bytes[Int(last.start)..<Int(last.end)].elementsEqual($0.utf8) }
  }
}

/// Descriptions of a build, plug-ins of it and scripts around it.
enum BuildContent {
  /// None of them can be linked into an app.
  static let modules = AppleModules[.building].union(LibraryModules[.building])

  static func isIn(_ facts: FileFacts) -> Bool {
    facts.calls.contains { call in
      call.callee == call.member && makers.contains { isEqual(call.member, $0, facts) }
    }
      || facts.types.contains { type in
        type.inherits.indices.contains { index in
          guard let last = NamePath.names(facts.names[index], in: facts.bytes).last else { return false }
          return plugins.contains { isEqual(last, $0, facts) }
        }
      }
  }

  static func isName(_ path: RelativePath) -> Bool {
    guard let file = path.components.last else { return false }
    let name = path.bytes[file]
    return names.contains { name.elementsEqual($0.utf8) } || isManifestName(name)
      || path.components.dropLast().contains { component in
        folders.contains { path.bytes[component].elementsEqual($0.utf8) }
      }
  }

  /// `Package.swift` and `Package@swift-6.0.swift` are not part of the app.
  static func isManifestName(_ name: ArraySlice<UInt8>) -> Bool {
    name.elementsEqual("Package.swift".utf8) || name.starts(with: "Package@swift-".utf8)
  }

  private static let makers = LibraryTypes.inOrder(.buildMaker)
  private static let plugins = LibraryTypes.inOrder(.buildPlugin)
  private static let names = FolderNames.inOrder(.buildFile)
  private static let folders = FolderNames.inOrder(.build)

  private static func isEqual(_ range: ByteRange, _ word: String, _ facts: FileFacts) -> Bool {
    facts.bytes[Int(range.start)..<Int(range.end)].elementsEqual(word.utf8)
  }
}
