public actor ProfileNetworkService {}
