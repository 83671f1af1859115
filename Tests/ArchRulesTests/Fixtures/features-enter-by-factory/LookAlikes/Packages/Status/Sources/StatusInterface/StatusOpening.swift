public protocol StatusOpening {}
public struct StatusID: Hashable {}
