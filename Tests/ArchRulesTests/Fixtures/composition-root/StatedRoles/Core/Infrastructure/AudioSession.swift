// Does its work in infrastructure, and is a value to the team.
final class AudioSession {
  func start() async {}
}

final class TokenReader {
  func read() async {}
}

final class TokenWriter {
  func write() async {}
}
