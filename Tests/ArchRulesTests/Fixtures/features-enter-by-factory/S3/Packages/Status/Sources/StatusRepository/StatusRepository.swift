public actor StatusRepository {
  public init() {}
}
