import ArchKnowledge

/// Names for protocols that do not exist yet.
enum ProtocolName {
  /// `SessionStore` → `SessionStoring`, `ErrorHandler` → `ErrorHandling`, `AuthService` → `AuthServiceProtocol`.
  static func suggestion(for name: String) -> String {
    for prefix in BoundaryWords.inOrder(.implementation)
    where name.hasPrefix(prefix) && name.count > prefix.count + 3 {
      let rest = name.dropFirst(prefix.count)
      // `DefaultsShelf` is no default one.
      if rest.first?.isUppercase == true { return String(rest) }
    }
    for (ending, replacement) in endings where name.hasSuffix(ending) {
      return name.dropLast(ending.count) + replacement
    }
    return name + "Protocol"
  }

  private static let endings: [(String, String)] = [
    ("Store", "Storing"), ("Storage", "Storing"), ("Handler", "Handling"), ("Manager", "Managing"),
    ("Tracker", "Tracking"), ("Logger", "Logging"), ("Loader", "Loading"), ("Monitor", "Monitoring"),
    ("Provider", "Providing"), ("Fetcher", "Fetching"), ("Uploader", "Uploading"),
    ("Downloader", "Downloading"), ("Reporter", "Reporting"), ("Scheduler", "Scheduling"),
    ("Formatter", "Formatting"), ("Validator", "Validating"), ("Cache", "Caching"), ("Router", "Routing"),
    ("Controller", "Controlling"), ("Player", "Playing"), ("Recorder", "Recording"), ("Parser", "Parsing"),
    ("Mapper", "Mapping"), ("Observer", "Observing"), ("Updater", "Updating"), ("Builder", "Building"),
    ("Dispatcher", "Dispatching"), ("Synchronizer", "Synchronizing"), ("Authenticator", "Authenticating"),
    ("Exporter", "Exporting"), ("Importer", "Importing"), ("Analytics", "AnalyticsTracking"),
  ]
}
