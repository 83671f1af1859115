import ArchModel
import Testing

@Test func `tests, scripts and descriptions of the build are no part of the app, whatever their folders`() {
  let files = codebase([
    "App/Automation/Screens.swift": "import XCTest\nclass Screens: XCTestCase {}",
    "App/Automation/Checks.swift": "@testable import App\nimport Testing\n@Test func works() {}",
    "tools/licenses.swift": "#!/usr/bin/swift\nimport Foundation\nprint(1)",
    "App/Project.swift": "import ProjectDescription\nlet project = Project(name: \"App\")",
    "App/Support/Waiting.swift": """
    #if canImport(XCTest)
      import XCTest
    #endif
    struct Waiting {}
    """,
    "App/Support/Overlay.swift": "import XCTestDynamicOverlay\nstruct Overlay {}",
  ]).files
  #expect(files.filter(\.isTest).map(\.path).count == 4)
  #expect(files.suffix(2).allSatisfy { !$0.isTest })
}
