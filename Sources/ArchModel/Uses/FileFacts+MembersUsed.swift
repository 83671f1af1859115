import ArchFacts

extension FileFacts {
  /// What is called, read or written by name, whatever it is of.
  var namesOfMembersUsed: Set<String> {
    var names: Set<String> = []
    for call in calls where !call.member.isEmpty { names.insert(verbatim(call.member)) }
    for member in implicitMembers { names.insert(verbatim(member.name)) }
    for range in memberAccesses.map(\.text) + nameChains {
      for name in text(range).split(separator: ".") { names.insert(String(name)) }
    }
    return names
  }
}
