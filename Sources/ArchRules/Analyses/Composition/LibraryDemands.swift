import ArchFacts
import ArchKnowledge
import ArchModel

/// What a library or a framework asks a type of ours to make, whenever it likes: nobody can be given it instead.
enum LibraryDemands {
  /// Whether what is made is what the function around answers a library with: `override func interceptors(for:) ->
  /// [Interceptor]`, or `createProvider(with:) -> (any Provider)?` of a `ProviderFactory`.
  static func contain(_ made: Instantiation, by maker: CodeType, _ codebase: Codebase) -> Bool {
    guard made.place.function >= 0 else { return false }
    let conforms = Set(CodeType(codebase, made.symbol).foreignSupertypes)
    // `receive(subscriber:)` of a Combine publisher.
    if maker.foreignSupertypes.contains(where: AppleTypes[.publisher].contains),
      !conforms.isDisjoint(with: AppleTypes[.subscription])
    {
      return true
    }
    let file = codebase.file(at: made.place)
    guard let index = file.facts.members.firstIndex(where: { $0.function == made.place.function }) else {
      return false
    }
    let member = CodeMember(file, Int32(index))
    guard member.kind == .func, !member.declared.isStatic else { return false }
    let answered = file.facts.typeReferences(in: member.declared.returnType).compactMap { written in
      NamePath.names(written.name, in: file.facts.bytes).last.map { file.facts.verbatim($0) }
    }.filter(conforms.contains)
    guard !answered.isEmpty else { return false }
    let asking = maker.foreignSupertypes
    let isOverride =
      member.modifiers.contains("override")
      && !maker.supertypes.contains { $0.members.contains { $0.name == member.name } }
    return asking.contains { asking in
      isOverride || answered.contains { asking != $0 && asking.hasPrefix($0) }
    }
  }
}
