public protocol PicsNetworkServiceProtocol { func fetch() async throws }
