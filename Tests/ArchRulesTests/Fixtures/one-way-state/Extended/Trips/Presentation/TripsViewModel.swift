import SwiftUI

protocol LoadingModel: AnyObject {
  var isLoading: Bool { get set }
  var problem: String { get set }
}

extension LoadingModel {
  // What it does for all that answer it, they have to let it do.
  func begin() { isLoading = true }
}

@Observable
final class TripsViewModel: LoadingModel {
  var isLoading = false
  var problem = ""  // expect: one-way-state "anyone can set 'problem'"
  func load() {
    begin()
    problem = "none"
  }
}
