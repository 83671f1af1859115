import ArchConfig
import ArchFacts
import ArchKnowledge
import ArchModel

/// The protocols that state what the app needs, and the components that implement them.
struct ComponentNeeds: Analysis {
  private var implementations: [SymbolID: SymbolID] = [:]
  private let codebase: Codebase

  init(_ code: Code) {
    codebase = code.codebase
    for type in code.types where codebase.isComponent(type.id) && !type.symbol.isTest {
      for need in codebase.symbols.supertypes(of: type.id)
      where implementations[need] == nil && codebase.code.isNeed(need) {
        implementations[need] = type.id
      }
    }
  }

  /// Whether a type is a dependency: a component, or a protocol that one implements or that contracts and
  /// domains declare.
  func isDependency(_ symbol: SymbolID) -> Bool {
    if codebase.isComponent(symbol) { return true }
    if codebase.symbols[symbol].kind == .typealias {
      // `typealias FeedModel = FeedInput & FeedOutput`
      return codebase.symbols.supertypes(of: symbol).contains { implementations[$0] != nil }
    }
    guard codebase.symbols[symbol].kind == .protocol else { return false }
    if implementations[symbol] != nil { return true }
    return codebase.layerKind(of: symbol)?.statesNeeds == true && codebase.code.isNeed(symbol)
  }

  /// Whether a container that gives it gives a dependency, or what leads to one.
  func isHandedOut(_ symbol: SymbolID) -> Bool {
    if isDependency(symbol) { return true }
    return switch codebase.role(of: symbol).role {
    case .factory, .container, .coordinator, .bootstrapper: true
    case .value, .protocol, .useCase, .repository, .service, .viewModel, .presenter, .view, .error, .dto:
      false
    }
  }

  /// One component that implements a protocol.
  func implementation(of need: SymbolID) -> SymbolID? { implementations[need] }
}

extension CodeType {
  /// Why it is a dependency: worded to follow its name.
  var dependencyClause: String {
    evidence.map { $0.sentence(in: codebase.code) } ?? "states a need of the app"
  }
}

extension Codebase {
  /// The concrete way to depend on something less than the type itself: "take 'SessionStoring' in 'init'".
  func adviceToTake(_ symbol: SymbolID) -> String {
    let type = symbols.qualifiedName(of: symbol)
    if symbols[symbol].kind == .protocol { return "take 'any \(type)' in 'init'" }
    if let need = need(of: symbol) { return "take 'any \(symbols.qualifiedName(of: need))' in 'init'" }
    guard isComponent(symbol) else { return "take the '\(type)' in 'init'" }
    switch role(of: symbol).role {
    case .useCase, .viewModel, .presenter, .coordinator: return "take the '\(type)' in 'init'"
    case .value, .protocol, .repository, .service, .view, .bootstrapper, .container, .factory, .error, .dto:
      let suggested = ProtocolName.suggestion(for: symbols.name(of: symbol))
      return "declare `protocol \(suggested)` in Core/Contracts and take it in 'init'"
    }
  }
}

/// Names for protocols that do not exist yet.
enum ProtocolName {
  /// `SessionStore` → `SessionStoring`, `ErrorHandler` → `ErrorHandling`, `AuthService` → `AuthServiceProtocol`.
  static func suggestion(for name: String) -> String {
    for prefix in BoundaryWords.inOrder(.implementation)
    where name.hasPrefix(prefix) && name.count > prefix.count + 3 {
      return String(name.dropFirst(prefix.count))
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

extension Codebase {
  /// Whether the code at a place belongs to the app itself and to no part of the composition root.
  func isOutsideOfRoot(_ place: Place, at offset: Int32) -> Bool {
    files[place.file].isProduction(at: offset) && !isInCompositionRoot(place)
  }

  /// The type around a place, else the file, as the subject of a message.
  func subject(at place: Place) -> String {
    guard let type = type(at: place) else { return "this file" }
    let name = "'\(symbols.qualifiedName(of: type))'"
    return symbols[type].isExternal ? "an extension of \(name)" : name
  }

  /// Whether a place is in a type, its extensions or what is nested in it.
  func isInside(_ symbol: SymbolID, _ place: Place) -> Bool {
    types(around: place).contains(symbol)
  }
}
