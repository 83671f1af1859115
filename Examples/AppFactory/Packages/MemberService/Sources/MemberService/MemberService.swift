import MemberServiceInterface

public actor MemberService: MemberServiceProtocol {
  public init() {}

  public func name() -> String { "Ines" }
}
