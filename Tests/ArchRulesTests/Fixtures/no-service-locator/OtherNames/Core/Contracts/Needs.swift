protocol SessionService { func start() }
