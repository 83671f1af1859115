import ArchFacts
import ArchModel

// What a property wrapper pulls.
extension ContainerUseReader {
  /// Properties with `@Injected` and the like.
  func wrapped(_ wrappers: LocatorWrappers) -> [ContainerUse] {
    var uses: [ContainerUse] = []
    for member in facts.members where !member.attributes.isEmpty {
      let place = Place(file: index, owner: member.owner, function: FileFacts.none)
      for attribute in member.attributes.indices {
        let name = facts.names[attribute]
        guard wrappers.isLocator(name, at: place, in: file) else { continue }
        uses.append(
          ContainerUse(
            form: .wrapper, text: "@\(facts.text(name))", container: container(keyOf: name, at: place),
            place: place, range: member.name, name: member.name,
            wrapper: codebase.resolve(name, at: place).symbol))
        break
      }
    }
    return uses + wrappedLocals(wrappers)
  }

  /// `@Dependency(\.session) var session` in a function.
  private func wrappedLocals(_ wrappers: LocatorWrappers) -> [ContainerUse] {
    facts.attributes.enumerated().compactMap { number, attribute in
      guard !attribute.isOfType, wrappers.mayBeLocator(attribute.name, in: file),
        let body = facts.bodies.last(where: { $0.range.contains(attribute.position) }),
        let local = facts.locals.first(where: { $0.name.start > attribute.end }),
        local.function == body.function, !isFollowed(number, before: local.name.start)
      else { return nil }
      let place = Place(file: index, owner: local.owner, function: local.function)
      guard wrappers.isLocator(attribute.name, at: place, in: file) else { return nil }
      return ContainerUse(
        form: .wrapper, text: "@\(facts.text(attribute.name))",
        container: container(keyOf: attribute.name, at: place), place: place, range: local.name,
        name: local.name, wrapper: codebase.resolve(attribute.name, at: place).symbol)
    }
  }

  /// Of `@Injected(\AppContainer.session)` the container.
  private func container(keyOf attribute: ByteRange, at place: Place) -> SymbolID? {
    keyPathRoot(facts.attribute(named: attribute)?.argument, at: place)?.own
  }

  /// Whether an attribute is followed by another one, so that it belongs to something else.
  private func isFollowed(_ number: Int, before offset: Int32) -> Bool {
    number + 1 < facts.attributes.count && facts.attributes[number + 1].position < offset
  }
}
