import ArchFacts
import ArchModel

/// The types that make a container and keep it, which nobody has to give them.
struct ContainerMakers {
  private struct Making: Hashable {
    let maker: SymbolID
    let container: SymbolID
  }

  private var codebase: Codebase
  private let made: Set<Making>

  init(_ codebase: Codebase, _ containers: Containers) {
    self.codebase = codebase
    made = Set(
      codebase.instantiations.lazy.filter { $0.form != .reference && containers.contains($0.symbol) }
        .compactMap { made in
          codebase.type(at: made.place).map { Making(maker: $0, container: made.symbol) }
        })
  }

  /// Whether the type that keeps a container makes one of that type.
  func makes(_ use: ContainerUse) -> Bool {
    guard case .stored = use.form, let container = use.container, let type = codebase.type(at: use.place)
    else { return false }
    return made.contains(Making(maker: type, container: container))
  }
}

extension ContainerMakers: KnownOfCode {
  package func saysTheSame(as other: ContainerMakers) -> Bool { made == other.made }

  package func asking(_ codebase: Codebase) -> ContainerMakers {
    var makers = self
    makers.codebase = codebase
    return makers
  }
}
