protocol LocalLoading {
  func load(completion: @escaping (Result<[String], any Error>) -> Void)
  func fetch() -> [String]
}
