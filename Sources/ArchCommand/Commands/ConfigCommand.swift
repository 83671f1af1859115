import ArchConfig
import ArchModel
import ArchReports
import ArchSystem

/// `archcheck config`: what holds in a folder, and who says so.
enum ConfigCommand {
  static func run(_ arguments: Arguments) throws(Failure) {
    guard let config = try ConfigFile(for: arguments, at: [arguments.operands.first ?? "."]) else {
      try Output.standard.answer(EffectiveConfig.text(.layered, nil))
      return
    }
    let (architecture, sources) = try config.reading()
    try Output.standard.answer(EffectiveConfig.text(architecture, sources))
  }
}
