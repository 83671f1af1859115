import Foundation

extension HomeViewModel {
  func leave() {
    Counter.reset() // expect: no-singleton-use "'HomeViewModel' calls the static function 'Counter.reset'"
    Counter.reset()
  }
}
