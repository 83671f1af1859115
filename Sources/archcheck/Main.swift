import ArchCommand

@main
struct Main {
  static func main() { Invocation.end(after: Array(CommandLine.arguments.dropFirst())) }
}
