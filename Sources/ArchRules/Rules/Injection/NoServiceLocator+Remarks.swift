// What is said of containers.
extension Remark {
  static func pulled(
    _ use: ContainerUse, _ property: String, by user: String, isMade: Bool, clause: String?,
    container: String?,
    fix: String
  ) -> Remark {
    let message =
      switch use.form {
      case .stored where isMade, .local:
        "\(user) makes the container '\(use.text)' itself, outside of the composition root"
      case .stored, .parameter: "\(user) is given the container '\(use.text)' instead of what it needs"
      case .environment: "\(user) takes the container '\(use.text)' out of the environment"
      case .read: "'\(use.text)' pulls a dependency out of a container"
      case .lookup: "'\(use.text)' looks a dependency up in a container"
      case .wrapper: "'\(property)' is pulled out of a container with '\(use.text)'"
      }
    let label =
      clause.map { "it \($0), and no initializer shows what is taken from it" }
      ?? "what is pulled from a container shows in no initializer"
    return Remark(message, cause: cause(of: use, container), label: label, fix: fix)
  }

  private static func cause(of use: ContainerUse, _ container: String?) -> FindingCause? {
    switch use.form {
    case .stored, .parameter:
      FindingCause(
        "the container '\(use.text)' is handed on instead of what is needed",
        fix: "take in each 'init' what is needed from '\(use.text)', each as its protocol")
    case .environment:
      FindingCause(
        "the container '\(use.text)' is taken out of the environment",
        fix: "take in each 'init' what is needed from '\(use.text)', each as its protocol")
    case .local, .read, .lookup, .wrapper:
      container.map { FindingCause("dependencies are pulled out of the container '\($0)'", of: $0) }
    }
  }
}
