import ArchKnowledge
import ArchModel

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
    return name + protocolEnding
  }

  private static let protocolEnding = "Protocol"

  /// The files of types for which one of these names may be suggested, as long as nothing else has it.
  static func files(reachedBy names: Set<String>, in codebase: Codebase) -> [FileID] {
    names.flatMap(mayBeSuggested).flatMap(codebase.symbols.symbols(named:)).map { codebase.symbols[$0].file }
  }

  /// The types for which a name may be suggested.
  private static func mayBeSuggested(_ name: String) -> [String] {
    var types = BoundaryWords.inOrder(.implementation).map { $0 + name }
    if name.hasSuffix(protocolEnding) { types.append(String(name.dropLast(protocolEnding.count))) }
    for (ending, replacement) in endings where name.hasSuffix(replacement) {
      types.append(name.dropLast(replacement.count) + ending)
    }
    return types
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
