public protocol SessionServiceProtocol: Sendable { func signOut() async }
