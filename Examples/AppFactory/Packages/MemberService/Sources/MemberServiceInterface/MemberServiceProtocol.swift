/// Who gardens here. What features may know of it stands in this target.
public protocol MemberServiceProtocol: Sendable {
  func name() async -> String
}
