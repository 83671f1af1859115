protocol UserRepository {
  func current() async throws -> User?
  func clear()
}
protocol HTTPClient { func send() }
protocol RestoreUseCase { func execute() async -> Status; func user() async -> User? }
