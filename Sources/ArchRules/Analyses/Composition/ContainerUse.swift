import ArchFacts
import ArchModel

/// One place where code holds a container or pulls something out of one.
struct ContainerUse: Sendable, Equatable {
  enum Form: Sendable {
    case stored
    case parameter
    /// A local variable that is made, and that something at work is taken out of.
    case local
    /// A property of the SwiftUI environment.
    case environment
    /// A static or global: `ServiceLocator.stores`, `Current.date`.
    case read
    /// `container.resolve(…)`
    case lookup
    /// A property wrapper such as `@Injected`.
    case wrapper
  }

  let form: Form
  /// As it reads in a message: the container, or the expression that pulls.
  let text: String
  /// `nil` for a library's.
  let container: SymbolID?
  let place: Place
  let range: ByteRange
  /// The property or parameter that holds the container.
  let name: ByteRange
  /// The app's own property wrapper that pulls; `nil` for a library's.
  var wrapper: SymbolID?

  /// Whether somebody keeps it or is given it.
  var isHeld: Bool {
    switch form {
    case .stored, .parameter, .environment: true
    case .local, .read, .lookup, .wrapper: false
    }
  }

  var isLookup: Bool {
    switch form {
    case .lookup: true
    case .stored, .parameter, .local, .environment, .read, .wrapper: false
    }
  }
}
