import ArchModel

/// What hands the same instance to everyone.
struct SharedMembers: KnownOfCode {
  private let members: Set<MemberReference>

  init(_ codebase: Codebase) { members = Set(codebase.sharedInstances.all.map(\.member)) }

  func contains(_ member: MemberReference) -> Bool { members.contains(member) }

  func saysTheSame(as other: SharedMembers) -> Bool { members == other.members }
  func asking(_ codebase: Codebase) -> SharedMembers { self }
}
