struct Species {
  let population: Int
  let isRare: Bool
  let photo: String?
}

protocol SearchUseCase {
  func find() async -> Species
}
