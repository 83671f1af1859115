enum Expected { case showHomeScreen }
