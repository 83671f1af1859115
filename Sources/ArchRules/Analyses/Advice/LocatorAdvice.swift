import ArchFacts
import ArchKnowledge
import ArchModel

// What to do instead of pulling dependencies out of a container.
extension Advice {
  /// - Parameter pulls: the names of what a holder of the container takes out of it.
  func insteadOfPulling(_ use: ContainerUse, _ pulls: [String]) -> String {
    switch use.form {
    case .stored, .parameter, .environment: return insteadOfHolding(use, pulls)
    case .local: return takingIt("what it gets from \(pulls.asList)", use)
    case .read, .lookup: return shown(by: use) ?? takingIt("it", use)
    case .wrapper:
      guard let type = typeOfProperty(use) else { return takingIt("it", use) }
      return (taking(type, at: use.range.start, in: use.place) + ["pass it from the composition root"])
        .asSteps
    }
  }

  /// A view that pulls its view model shows it, and cannot leave that to the view model.
  private func shown(by use: ContainerUse) -> String? {
    let facts = codebase.files[use.place.file].facts
    guard codebase.typeAround(use.place)?.isSwiftUIView == true,
      let member = facts.member(around: use.range.start, of: use.place.owner), member.isVariable,
      member.value.contains(use.range)
    else { return nil }
    let pulled = facts.nameChains(in: member.value).lazy
      .compactMap { NamePath.names($0, in: facts.bytes).first }
      .compactMap { codebase.typeNamed($0, at: use.place) }.first { nature(of: $0) == .viewModel }
    guard
      let type = pulled ?? codebase.resolveType(member.type, at: use.place).map({ CodeType(codebase, $0) }),
      nature(of: type) == .viewModel
    else { return nil }
    return "let 'init' take a closure that makes the '\(type.name)', keep the result in a "
      + "'\(stateWrapper(for: type))', and pass the closure from the composition root"
  }

  private func takingIt(_ what: String, _ use: ContainerUse) -> String {
    if parameter(withDefaultAt: use.range, in: use.place) != nil {
      return "remove the default, and pass the argument from the composition root"
    }
    let receiver = Receiver(
      at: use.range.start, in: use.place, isWork: true, leftTo: modelOfScreens, codebase)
    return [receiver.taking(what), "pass it from the composition root"].asSteps
  }

  /// Functions that make something are asked for by a protocol of their own; with as many as a container has, that would
  /// be one again.
  private func insteadOfHolding(_ use: ContainerUse, _ pulls: [String]) -> String {
    let receiver = Receiver(
      at: use.range.start, in: use.place, isWork: true, leftTo: modelOfScreens, codebase)
    let listed = Array(pulls.prefix(Self.mostPulls))
    guard !pulls.isEmpty else {
      return [receiver.taking("what is needed from '\(use.text)'"), "pass it from the composition root"]
        .asSteps
    }
    // A protocol as wide as a container would only be one protocol wider.
    let isProtocol = use.container.map { codebase.symbols[$0].kind == .protocol } ?? false
    guard !isProtocol, pulls.count <= Self.mostPulls, pulls.allSatisfy(Self.isMaker) else {
      let rest = pulls.count - listed.count
      let names =
        rest > 0 ? listed.map { "'\($0)'" }.joined(separator: ", ") + " and \(rest) more" : listed.asList
      return [
        receiver.taking("what it gets from \(names)"),
        "pass it from the composition root",
      ].asSteps
    }
    // What it gives may be known here alone, and the composition root knows everything.
    let user = codebase.typeAround(use.place).map { "'\($0.name)'" } ?? "this code"
    return
      "beside \(user), declare a factory protocol with \(listed.asList), let '\(use.text)' conform to it, and "
      + receiver.taking("that")
  }

  private static let mostPulls = 3

  static func isMaker(_ name: String) -> Bool {
    MemberWords[.maker].contains(CamelCaseWords.of(name).first ?? "")
  }

  private func typeOfProperty(_ use: ContainerUse) -> CodeType? {
    let facts = codebase.files[use.place.file].facts
    guard let member = facts.member(around: use.name.start, of: use.place.owner), member.name == use.name
    else {
      return nil
    }
    return codebase.resolveType(member.type, at: use.place).map { CodeType(codebase, $0) }
  }
}
