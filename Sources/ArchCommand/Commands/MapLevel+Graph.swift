import ArchModel

extension MapLevel {
  var inGraph: DependencyGraph.Level {
    switch self {
    case .layers: .layer
    case .features: .feature
    case .modules: .module
    case .folders: .folder
    case .types: .type
    }
  }
}
