public final class Keychain {}
