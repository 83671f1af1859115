func makeSUT() -> KeychainStore { KeychainStore(service: "t") }
