import ArchConfig
import ArchFacts
import ArchModel
import ArchReports
import ArchRules
import ArchSystem

/// `archcheck facts --uses`: which declaration each name of a type means, a line of JSON for each file, in the order of
/// the paths.
enum TypeNamesAnswer {
  static func run(_ arguments: Arguments) throws(Failure) -> ExitCode {
    var timings = Timings()
    let work = WorkTimes()
    var scope = try timings.measure("walk") { () throws(Failure) in try CheckScope(arguments) }
    let architecture = try scope.config?.architecture() ?? .unwritten
    scope.keep(architecture.includes)
    let (scanned, unreadable) = timings.measure("read and scan") { ParallelScan.files(scope.files, work) }
    let build = BuildFiles.read(scope)
    let codebase = timings.measure("model") {
      Codebase.laidOut(architecture, scanned, build: build.files, work: ThreadedWork())
    }
    try timings.measure("report") { () throws(Failure) in
      let reported = codebase.files.ids.filter { scope.isReported(codebase.files[$0].path) }
      let lines = ThreadedWork().map(reported.count, atOnce: 16) {
        TypeNamesReport.line(for: codebase.typeNames(inFile: reported[$0]))
      }
      try Output.standard.answer(Array(lines.joined()))
    }
    if scope.files.isEmpty, !arguments.isQuiet { Output.error.say("note: no Swift file found") }
    if arguments.showsTimings { timings.say(work) }
    return (scope.unreadable + unreadable + build.unreadable).reported() ? .couldNotCheck : .clean
  }
}
