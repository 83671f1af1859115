final class Vault {}
let useCase = LoginUseCase()
