let login = container.resolve(LoginUseCase.self)
