import Foundation
import LocalAuthentication

protocol Session { func start() }
protocol Unlocking { func unlock() async -> Bool }

class UserSession: Session { // expect: implementation-placement "'UserSession' implements 'Session', but is declared in layer 'domain'"
  private let defaults: UserDefaults
  init(defaults: UserDefaults) { self.defaults = defaults }
  func start() { defaults.set(true, forKey: "started") }
}

final class RemoteSession: Session { // expect: implementation-placement
  func start() { URLSession.shared.dataTask(with: URL(filePath: "")).resume() }
}

actor Unlock: Unlocking { // expect: implementation-placement
  private let context = LAContext()
  func unlock() async -> Bool { context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil) }
}

final class FileSession: Session {} // expect: implementation-placement
extension FileSession {
  func start() { FileManager.default.createFile(atPath: "", contents: nil) }
}

// Rules of the business that meet a protocol of their domain.
protocol Scoring { func score(_ words: [String]) -> Int }
final class LengthScoring: Scoring {
  private var last = 0
  func score(_ words: [String]) -> Int { words.reduce(0) { $0 + $1.count } }
}
final class DoubleScoring: Scoring {
  private let scoring: any Scoring
  init(scoring: any Scoring) { self.scoring = scoring }
  func score(_ words: [String]) -> Int { scoring.score(words) * 2 }
}
// Says `UserDefaults` and reaches for none.
final class LoggedScoring: Scoring {
  func score(_ words: [String]) -> Int { print("UserDefaults"); return 0 }
}
struct Member { let name: String }
