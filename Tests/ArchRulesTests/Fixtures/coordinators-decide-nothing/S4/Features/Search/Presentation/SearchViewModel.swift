import Foundation

final class SearchViewModel {
  func select(_ species: Species) {
    if species.population < 10_000 { print(JSONDecoder()) }
  }
}


