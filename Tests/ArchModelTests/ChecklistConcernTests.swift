import ArchConfig
import ArchModel
import Testing

@Suite struct ChecklistConcernTests {
  private let code = codebase([
    "Features/Auth/Presentation/Login.swift": "final class LoginCoordinator { func start() {} }"
  ])

  @Test(
    arguments: [
      ([], true), ([.role(.coordinator)], true), ([.role(.repository)], false),
      ([.layer(.presentation)], true), ([.layer(.boot)], false),
      ([.type(NamePattern("*Coordinator"))], true), ([.type(NamePattern("*Factory"))], false),
      ([.layer(.boot), .role(.coordinator)], true),
    ] as [([ChecklistItem.Concern], Bool)])
  func `an item of a checklist is about code that has any of what it concerns`(
    concerns: [ChecklistItem.Concern], isAboutIt: Bool
  ) {
    let item = ChecklistItem("Coordinators only navigate", rules: [], concerns: concerns)
    #expect(code.concerns(item) == isAboutIt)
  }
}
