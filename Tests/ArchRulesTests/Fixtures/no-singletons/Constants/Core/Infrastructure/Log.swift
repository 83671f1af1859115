import Foundation
import os

// Each is made of something else, and anyone may make another one: these are names for values.
struct AppLog {
  private let logger: Logger
  init(about category: String) { logger = Logger(subsystem: "app", category: category) }
  func info(_ text: String) {}
}

extension AppLog {
  static let network = AppLog(about: "network")
  static let storage = AppLog(about: "storage")
  static let screens = AppLog(about: "screens")
}

// Two may be the real one and its stand-in.
struct UsageTracker {
  let isQuiet: Bool
  static let loud = UsageTracker(isQuiet: false)  // expect: no-singletons
  static let quiet = UsageTracker(isQuiet: true)  // expect: no-singletons
  func track(_ event: String) async {}
}

// The same three times are three instances of one thing.
struct CrashReporter {
  static let first = CrashReporter()  // expect: no-singletons
  static let second = CrashReporter()  // expect: no-singletons
  static let third = CrashReporter.init()  // expect: no-singletons
  func report(_ event: String) async {}
}

// An object has an identity, whatever it is made of.
final class UploadManager {
  let name: String
  init(name: String) { self.name = name }
  static let photos = UploadManager(name: "photos")  // expect: no-singletons
  static let films = UploadManager(name: "films")  // expect: no-singletons
  static let notes = UploadManager(name: "notes")  // expect: no-singletons
  func upload() async {}
}

private let queue = UploadManager(name: "queue")  // expect: no-singletons "that all code of the file can reach"
let uploads = UploadManager(name: "all")  // expect: no-singletons "that everyone can reach"
