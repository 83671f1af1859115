import ArchFacts
import ArchKnowledge
import ArchModel

/// What a type is to those who use it, as far as it decides what they can do instead: a value is moved or mapped, a
/// component is taken as its protocol, and of a container only what is needed is taken.
enum Nature: Equatable {
  /// It is handed on, moved or mapped.
  case value
  /// The form in which something travels or is stored: it is mapped where it comes from.
  case wireValue
  case `protocol`
  case view
  /// A view model or presenter that lives as long as its screen.
  case viewModel
  case coordinator
  case container
  case factory
  /// Nothing but static functions.
  case namespace
  /// It does work, as a component or without being known for one.
  case worker

  init(_ type: CodeType, _ containers: Containers) {
    let nature = Nature(declared: type, containers)
    // What a tool writes is not moved.
    self = nature == .value && type.file.source.isGenerated ? .wireValue : nature
  }

  private init(declared type: CodeType, _ containers: Containers) {
    let codebase = type.codebase
    switch type.kind {
    case .protocol: self = .protocol
    case .typealias: self = Self.ofAlias(type, containers)
    case .extension, .associatedtype: self = .value
    case .enum:
      if containers.contains(type.id) {
        self = .container
      } else {
        self = WireFormat.evidence(of: type) != nil ? .wireValue : Self.ofEnum(type)
      }
    case .class, .struct, .actor:
      if containers.contains(type.id) {
        self = .container
      } else if let known = Self.ofRole(type) {
        self = known
      } else if WireFormat.evidence(of: type) != nil {
        self = .wireValue
      } else if type.isPropertyWrapper {
        self = .value
      } else if Self.isNamespace(type) {
        self = .namespace
      } else if type.evidence != nil || codebase.holdsWorker(type.id) {
        self = .worker
      } else {
        self = Self.isObjectAtWork(type) ? .worker : .value
      }
    }
  }

  /// Whether it does something for those who have it, so that a protocol can say what.
  var isWorker: Bool {
    switch self {
    case .worker, .namespace, .protocol: true
    case .value, .wireValue, .view, .viewModel, .coordinator, .container, .factory: false
    }
  }

  private static func ofRole(_ type: CodeType) -> Nature? {
    switch type.role {
    case .view: .view
    // What a row shows is a value, whatever it is called.
    case .viewModel, .presenter: type.kind == .struct && type.evidence == nil ? .value : .viewModel
    case .coordinator: .coordinator
    case .container: .container
    case .factory: .factory
    case .error: .value
    case .dto: .wireValue
    case .bootstrapper, .useCase, .repository: .worker
    case .value, .service, .protocol:
      switch type.codebase.presentation(of: type.id) {
      case .viewModel: .viewModel
      case .swiftUIView, .platformView: .view
      case nil: nil
      }
    }
  }

  private static func ofAlias(_ type: CodeType, _ containers: Containers) -> Nature {
    if let target = type.codebase.symbols.aliasTarget(of: type.id), target != type.id {
      return Nature(CodeType(type.codebase, target), containers)
    }
    // `typealias FeedModel = FeedInput & FeedOutput`
    return type.supertypes.contains { $0.kind == .protocol } ? .protocol : .value
  }

  /// Nothing of it is an instance's.
  private static func isNamespace(_ type: CodeType) -> Bool {
    let isStatic = type.members.lazy.filter { $0.kind != .`init` }.map(\.declared.isStatic)
    return isStatic.contains(true) && isStatic.allSatisfy { $0 }
      && type.members.contains { $0.kind == .func && $0.declared.isStatic }
      && type.foreignSupertypes.contains { _ in true } == false
  }

  private static func ofEnum(_ type: CodeType) -> Nature {
    let hasCases = type.codebase.symbols.declarations(of: type.id).contains { declaration in
      let facts = type.codebase.files[declaration.file].facts
      let extent = facts.types[Int(declaration.index)].extent
      let first = facts.enumCases.partitioningIndex { $0.name.start >= extent.start }
      return facts.enumCases[first...].prefix { $0.name.start < extent.end }
        .contains { $0.owner == declaration.index }
    }
    return !hasCases && type.members.contains { $0.kind == .func && $0.declared.isStatic }
      ? .namespace : .value
  }

  /// A class or actor with functions of its own, which is no record of something; a struct that keeps nothing and meets a
  /// need.
  private static func isObjectAtWork(_ type: CodeType) -> Bool {
    guard type.kind != .struct else {
      return type.need != nil && !type.members.contains(where: \.isStored)
    }
    switch type.codebase.component(type.id) {
    case .component, .none(.nothingShowsIt): break
    case .none: return false
    }
    return type.members.contains { $0.kind == .func }
  }
}
