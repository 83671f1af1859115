import ArchConfig
import ArchFacts
import ArchModel

// What to do instead of making a component outside of the composition root.
extension Advice {
  func insteadOfMaking(_ made: Instantiation, by maker: CodeType?) -> String {
    let type = CodeType(codebase, made.symbol)
    if let steps = withoutDefault(type, at: made.range, in: made.place) {
      return (steps + ["pass \(subject(of: type)) from the composition root"]).asSteps
    }
    if let maker, isFactory(maker) {
      let root = homes.layer(of: .composition, else: "the composition root")
      return "move '\(maker.name)' to \(root), or name it in this rule's 'factories'"
    }
    let receiver = receiver(at: made.range.start, in: made.place, of: type)
    if case .property(let name) = receiver { return "move '\(name)' to the composition root" }
    if let maker, maker.isSwiftUIView, nature(of: type) == .viewModel {
      return "let the view that shows '\(type.name)' take a closure that makes it, keep the result in a "
        + "'\(stateWrapper(for: type))', and pass the closure from the composition root"
    }
    guard isMadeOnDemand(made, type) else {
      return making(type, after: taking(type, at: made.range.start, in: made.place)).asSteps
    }
    let closure = "a closure that makes \(subject(of: type))"
    switch receiver {
    case .initializer: return "let 'init' take \(closure), and pass it from the composition root"
    case .viewModel: return "let its view model take \(closure), and pass it from the composition root"
    case .parameter, .property, .nothing:
      return receiver.taking(closure) + ", and pass it from the composition root"
    }
  }

  /// The steps with a last one, which says "it" where the one before it names the type.
  func making(_ type: CodeType, after steps: [String]) -> [String] {
    let isNamed = steps.last?.contains("'\(type.name)'") ?? false
    return steps + ["make \(isNamed ? "it" : "'\(type.name)'") in the composition root"]
  }

  /// The property wrapper by which a view keeps a view model.
  func stateWrapper(for viewModel: CodeType) -> String {
    viewModel.attributes.contains("Observable") ? "@State" : "@StateObject"
  }

  /// "'any Clock'", or "the 'ProfileViewModel'" of which there is no protocol.
  private func subject(of type: CodeType) -> String {
    let need = need(of: type)
    return need.map { "'any \($0.name)'" } ?? "the '\(type.name)'"
  }

  private func isFactory(_ maker: CodeType) -> Bool {
    switch maker.role {
    case .factory, .container: true
    case .value, .protocol, .useCase, .repository, .service, .viewModel, .presenter, .view, .coordinator,
      .bootstrapper, .error, .dto:
      false
    }
  }

  /// In a function, with what only that knows: there is one for each call.
  private func isMadeOnDemand(_ made: Instantiation, _ type: CodeType) -> Bool {
    let facts = codebase.files[made.place.file].facts
    guard made.place.function >= 0,
      facts.member(around: made.range.start, of: made.place.owner)?.kind == .func
    else { return false }
    switch nature(of: type) {
    case .viewModel, .coordinator: return true
    case .value, .wireValue, .protocol, .view, .container, .factory, .namespace, .worker:
      let call = facts.calls.first {
        $0.position <= made.range.start && made.range.end <= $0.arguments
          && ($0.callee.contains(made.range) || $0.member == made.range)
      }
      return call.map { facts.arguments(of: $0).contains { _ in true } } ?? false
    }
  }
}
