import Foundation

final class AppSettings {
  var lockIsMandatory = false
  var isVerbose = false
}

final class BiometryReader: BiometryReading {
  private let context = LAContext()
  var isTouchIDEnabled: Bool { context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil) }
  var isFaceIDEnabled: Bool { context.biometryType == .faceID }
}
struct IntroSize: IntroShape {
  let isWide: Bool
  let isTall: Bool
}
