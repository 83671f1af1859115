import Foundation

final class AppSettings {
  var lockIsMandatory = false
  var isVerbose = false
}
