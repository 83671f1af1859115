import ArchConfig
import ArchFacts
import ArchModel

/// The launch state describes the app, not a screen.
struct LaunchStateUIAgnostic: FileRule {
  static let about = RuleInfo(
    id: "launch-state-ui-agnostic",
    summary: "LaunchState describes the state of the app, not its screens.",
    why: """
      The launch state says what is true after boot; coordinators decide which screen that means. A case \
      that names a screen or a navigation step moves their decision into boot, and changes with every redesign.
      """,
    bad: """
      // App/Boot/LaunchState.swift
      enum LaunchState {
        case showLoginScreen
        case navigateToHome
      }
      """,
    good: """
      // App/Boot/LaunchState.swift
      enum LaunchState {
        case authenticated
        case locked
        case failure(message: String)
      }
      """,
    fix: "Name the state that leads to the screen, such as 'unauthenticated', and let the coordinator map it."
  )

  private let states: [NamePattern]

  init(options: inout OptionReader) {
    states = options.namePatterns(
      "states", "Names of the types that hold the state after launch.", more: .demands,
      default: ["*LaunchState", "*BootState", "*StartupState", "*LaunchStatus"])
  }

  func check(_ file: CodeFile, _ known: NothingKnown, _ findings: inout Findings) {
    for enumCase in file.facts.enumCases where file.isJudged(enumCase.name) {
      let place = file.place(in: enumCase.owner)
      guard let type = file.codebase.typeAround(place), isLaunchState(type) else { continue }
      let name = file.facts.verbatim(enumCase.name)
      if let evidence = RouteWords.launchCase(name) {
        findings.add(
          .screen(name, of: type.name, evidence), at: enumCase.name, in: place,
          about: .declared(enumCase.name), aliases: [name])
      } else if let payload = PayloadNames.all(enumCase.payload, in: file.facts).first(where: {
        RouteWords.isScreenType(file.facts.verbatim($0))
      }) {
        findings.add(
          .payload(file.facts.verbatim(payload), name, of: type.name), at: payload, in: place,
          about: .declared(enumCase.name), aliases: [name])
      }
    }
  }

  private func isLaunchState(_ type: CodeType) -> Bool {
    let name = type.simpleName
    // A rocket feature may have its own launches.
    return states.contains { $0.matches(name) }
      && !FeatureNames.isLaunchFeature(type.file.source, in: type.codebase)
  }
}

extension Remark {
  fileprivate static func screen(_ name: String, of type: String, _ evidence: RouteWords.Evidence) -> Remark {
    Remark(
      "case '\(name)' of '\(type)' \(evidence.clause)",
      label: "'\(type)' describes the app, not its screens",
      fix:
        "name the state that leads there (such as 'authenticated', 'unauthenticated', 'locked') and let the "
        + "coordinator choose the screen")
  }

  fileprivate static func payload(_ payload: String, _ name: String, of type: String) -> Remark {
    Remark(
      "case '\(name)' of '\(type)' carries '\(payload)', which belongs to the user interface",
      label: "'\(type)' describes the app, not its screens",
      fix: "carry the domain value that the coordinator needs to build '\(payload)'")
  }
}
