import ArchConfig
import ArchModel
import ArchReports
import ArchSystem

/// `archcheck config`: what holds in a folder, and who says so.
enum ConfigCommand {
  static func run(_ arguments: Arguments) throws(Failure) {
    let config = try ConfigFile(for: arguments, at: [arguments.operands.first ?? "."])
    let written = try config?.reading()
    var architecture = written?.architecture ?? .unwritten
    if architecture.leavesLayersOpen {
      var scope = try CheckScope(arguments)
      scope.keep(architecture.includes)
      var timings = Timings()
      architecture = GovernedCode(scope, architecture, WorkTimes(), &timings).architecture
    }
    try Output.standard.answer(EffectiveConfig.text(architecture, written?.sources))
  }
}
