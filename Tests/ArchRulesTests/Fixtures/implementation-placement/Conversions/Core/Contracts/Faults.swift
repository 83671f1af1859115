import Foundation

// What can be turned into something else meets no need of the app.
protocol ModelConvertible {
  associatedtype Model
  func asModel() -> Model
}

final class FaultService: ModelConvertible {
  private var faults: [String] = []
  func asModel() -> [String] { faults }
}

protocol FaultSending { func send(_ fault: String) }

final class FaultSenderService: FaultSending {  // expect: implementation-placement
  func send(_ fault: String) {}
}
