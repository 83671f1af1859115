final class TokenStore { func isValid() -> Bool { true } }
