protocol HTTPClient {
  func get(_ path: String) async throws -> [UInt8]
  // What may fail is waited for, also where there is nothing to answer.
  func upload(_ bytes: [UInt8]) throws  // expect: async-network-protocols "is not 'async'"
  func send(_ bytes: [UInt8]) throws -> Void  // expect: async-network-protocols "is not 'async'"
  func delete(_ path: String) throws -> ()  // expect: async-network-protocols "is not 'async'"
  // What is told and answers nothing.
  func post(_ event: String)
  func put(_ event: String) -> Void
  func sync(_ event: String) -> ()
}
