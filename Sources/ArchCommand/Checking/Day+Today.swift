import ArchConfig
import ArchSystem

extension Day {
  static var today: Day { Day(secondsSince1970: SystemCalls.secondsSince1970) }
}
