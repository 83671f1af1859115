final class BadgeSpy {}
