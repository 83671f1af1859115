public actor StatusRepository {
  public func fetch() async throws {}
}
