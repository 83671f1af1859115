typealias Secured = SecureRepository

extension Vault: Secured {}
