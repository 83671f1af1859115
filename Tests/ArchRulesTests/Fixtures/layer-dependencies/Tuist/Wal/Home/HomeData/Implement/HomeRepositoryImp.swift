import HomeData

struct HomeRepositoryImp: HomeRepository {
  func load() -> String { "" }
}
