import ArchitectureTesting
import Testing

@Test func `the code keeps its architecture`() async throws {
  try await ArchitectureTest.check()
}

@Test(arguments: try ArchitectureTest.findings(rules: ["layer-dependencies"]))
func `no layer uses another that it must not`(finding: ArchitectureFinding) {
  Issue.record("\(finding)")
}
