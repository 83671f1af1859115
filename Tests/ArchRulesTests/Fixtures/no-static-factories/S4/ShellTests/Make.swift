func makeSpy() -> KeychainStore { KeychainStore() }
