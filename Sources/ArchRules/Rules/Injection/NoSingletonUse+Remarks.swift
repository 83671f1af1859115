// What is said of shared instances.
extension Remark {
  static func used(
    _ name: String, type: String, by user: String, isDefault: Bool, fix: [String]
  ) -> Remark {
    Remark(
      isDefault
        ? "\(user) takes the shared instance '\(name)' as a default argument"
        : "\(user) reaches for the shared instance '\(name)'",
      cause: FindingCause(
        isDefault
          ? "the shared instance '\(name)' is a default argument"
          : "the shared instance '\(name)' is reached for"),
      label: "one instance of '\(type)' for everyone, which no initializer shows",
      fix: (fix + ["pass the \(isDefault ? "argument" : "instance") from the composition root"]).asSteps)
  }

  static func calledStatically(
    _ member: String, isProperty: Bool, platform: String, by user: String, type: String, fix: [String]
  ) -> Remark {
    let what = "the static \(isProperty ? "property" : "function") '\(member)'"
    let reach = "which reaches for the platform with '\(platform)'"
    return Remark(
      "\(user) \(isProperty ? "uses" : "calls") \(what), \(reach)",
      cause: FindingCause("\(what) is \(isProperty ? "used" : "called"), \(reach)"),
      label: "no initializer shows that '\(type)' is needed, and no test can replace it",
      fix: fix.asSteps
    )
  }

  static func usedBehind(_ member: String, by user: String, type: String, fix: [String]) -> Remark {
    Remark(
      "\(user) reaches for the shared instance behind '\(member)'",
      cause: FindingCause("the shared instance behind '\(member)' is reached for"),
      label: "no initializer shows that '\(type)' is needed, and no test can replace it", fix: fix.asSteps)
  }

  static func usedApple(_ name: String, layer: String) -> Remark {
    Remark(
      "layer '\(layer)' reaches for '\(name)'", label: "the option 'apple' names layer '\(layer)'",
      fix: "declare a protocol for what is needed, and use '\(name)' in its implementation")
  }
}
