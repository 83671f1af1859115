import ArchConfig
import ArchFacts

/// What can be moved.
struct MovableUnit {
  enum Extent {
    case file
    case folder
    case type(SymbolID)
  }

  let path: String
  let extent: Extent
  let files: Set<FileID>
  /// Of all its files, into those of the architecture.
  let layer: Int

  /// - Parameter type: the outermost one around a place; `nil` at file scope.
  func holds(_ file: FileID, _ type: SymbolID?) -> Bool {
    switch extent {
    case .file, .folder: files.contains(file)
    case .type(let own): type == own
    }
  }
}

extension LayerKind {
  /// Whether a type with a role is of the kind of what is in such a layer.
  func holds(_ role: Role) -> Bool {
    switch self {
    case .other: true
    case .composition, .boot: false
    case .coordinators: role == .coordinator || role == .protocol
    case .presentation:
      switch role {
      case .view, .viewModel, .presenter, .value, .error, .protocol: true
      case .useCase, .repository, .service, .coordinator, .bootstrapper, .container, .factory, .dto: false
      }
    case .domain, .contracts:
      switch role {
      case .value, .protocol, .useCase, .error: true
      case .repository, .service, .viewModel, .presenter, .view, .coordinator, .bootstrapper, .container,
        .factory, .dto:
        false
      }
    case .data, .infrastructure:
      switch role {
      case .repository, .service, .dto, .value, .error, .protocol, .factory: true
      case .useCase, .viewModel, .presenter, .view, .coordinator, .bootstrapper, .container: false
      }
    }
  }

  /// Whether what is there has nothing to do with the user interface.
  var hasNoUserInterface: Bool {
    switch self {
    case .contracts, .domain, .data, .infrastructure: true
    case .boot, .coordinators, .composition, .presentation, .other: false
    }
  }
}
