import ArchSystem

/// `archcheck check --watch`: the report anew after every change on disk, until nobody reads it any longer.
enum WatchedCheck {
  /// Between two looks at the disk, in milliseconds: short for a person, and little work.
  private static let pause: Int32 = 300

  /// - Parameter check: writes the report; what it keeps of the code serves the next time, too.
  static func run(
    _ arguments: Arguments, _ check: (KeptFacts) throws(Failure) -> ExitCode
  ) -> ExitCode {
    let kept = KeptFacts()
    var seen: WatchedFiles?
    var code = ExitCode.clean
    while Output.standard.hasReader {
      // What is written while a check runs is seen after it.
      let files = WatchedFiles(arguments)
      if files != seen {
        seen = files
        if Output.standard.isWatched { Output.standard.clear() }
        kept.askDiskAgain()
        do throws(Failure) {
          code = try check(kept)
        } catch {
          Output.error.say(error.message)
          code = .couldNotCheck
        }
        if Output.error.isWatched { Output.error.say("Watching for changes; Control-C ends.") }
      }
      SystemCalls.pause(milliseconds: pause)
    }
    return code
  }
}
