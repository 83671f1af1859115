import ArchSystem

/// `archcheck check --watch`: the report anew after every change on disk, until nobody reads it any longer.
enum WatchedCheck {
  /// Between two looks at the disk, in milliseconds: short for a person, and little work.
  private static let pause: Int32 = 300
  /// Each so many looks are for files that have come, too, for which folders have to be walked.
  private static let looksPerWalk = 4

  /// - Parameter check: writes the report; what it keeps of the code serves the next time, too.
  static func run(
    _ arguments: Arguments, _ check: (KeptFacts) throws(Failure) -> ExitCode
  ) -> ExitCode {
    let kept = KeptFacts()
    var seen: WatchedFiles?
    var looks = 0
    var code = ExitCode.clean
    while Output.standard.hasReader {
      defer { SystemCalls.pause(milliseconds: pause) }
      looks += 1
      if let seen, looks % looksPerWalk != 0, seen.areAsTheyWere { continue }
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
    }
    return code
  }
}
