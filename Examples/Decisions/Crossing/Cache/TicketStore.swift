/// The tickets on this device.
protocol TicketStore {
  func tickets() async throws -> [String]
  func insert(_ ticket: String) throws
}
