final class RemoteWords: Words { func words() async -> [String] { [] } }

final class FirstPrinting: Printing { func write() async -> String { "" } }
final class SecondPrinting: Printing { func write() async -> String { "" } }
final class ThirdPrinting: Printing { func write() async -> String { "" } }
final class FourthPrinting: Printing { func write() async -> String { "" } }
final class FifthPrinting: Printing { func write() async -> String { "" } }
final class SixthPrinting: Printing { func write() async -> String { "" } }
final class SeventhPrinting: Printing { func write() async -> String { "" } }
final class EighthPrinting: Printing { func write() async -> String { "" } }
