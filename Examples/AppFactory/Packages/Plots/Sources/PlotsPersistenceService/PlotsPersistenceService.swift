public protocol PlotsPersistenceServiceProtocol: Sendable {
  func store(_ names: [String]) throws
}

public struct StoredPlot: Identifiable, Sendable {
  public let id: Int
}

public struct PlotsPersistenceService: PlotsPersistenceServiceProtocol {
  public init() {}

  public func store(_ names: [String]) throws {}
}
