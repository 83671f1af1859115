final class FindsTests {
  let sut: KeychainSessionRepository
}
