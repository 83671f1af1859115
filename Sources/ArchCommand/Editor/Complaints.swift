import ArchConfig
import ArchFacts
import ArchJSON
import ArchSystem

/// What a check says besides its findings, on its way to where an editor shows it.
struct Complaints {
  private(set) var placed: [PlacedProblem] = []
  private(set) var remarks: [String] = []
  /// Why it refused to go on.
  var failure: Failure?
  /// Where what has no place of its own is told.
  var config: SystemPath?

  init() {}

  init(of work: () throws(Failure) -> Void) {
    let placed = Collected<PlacedProblem>()
    let remarks = Collected<String>()
    Output.$remarks.withValue(remarks) {
      PlacedProblem.$taken.withValue(placed) {
        do throws(Failure) {
          try work()
        } catch {
          failure = error
        }
      }
    }
    (self.placed, self.remarks) = (placed.values, remarks.values)
  }

  static func + (first: Complaints, second: Complaints) -> Complaints {
    var both = first
    both.placed += second.placed
    both.remarks += second.remarks
    both.failure = first.failure ?? second.failure
    both.config = first.config ?? second.config
    return both
  }

  /// By absolute path, with the text that the places are in.
  var byFile: [String: (text: SourceText, problems: [ConfigProblem])] {
    var found: [String: (text: SourceText, problems: [ConfigProblem])] = [:]
    for entry in placed {
      guard let place = try? SystemCalls.realPath(of: SystemPath(entry.path)) else { continue }
      found[place.text, default: (entry.text, [])].problems.append(entry.problem)
    }
    if let config {
      let start = JSONLocation(line: 1, column: 1, length: 1)
      found[config.text, default: (SourceText([]), [])].problems += unplaced.map { words in
        ConfigProblem(at: start, message: words)
      }
    }
    return found
  }

  /// What nobody is shown in a file.
  var untold: [String] { config == nil ? unplaced : [] }

  /// Mistakes that are of no place in a file: without them a check would not end with 2.
  private var unplaced: [String] {
    let said = remarks.filter { $0.hasPrefix(Self.begin) }
    // Of mistakes that were said where they are, a failure only says how many there are.
    let isTold = placed.contains { $0.problem.severity == .error }
    return said.map(Self.withoutSeverity) + (isTold ? [] : [failure].compactMap(\.self).map(Self.words))
  }

  /// An editor shows the severity itself.
  static func words(of failure: Failure) -> String { withoutSeverity(failure.message) }

  private static let begin = "error: "

  private static func withoutSeverity(_ words: String) -> String {
    String(words.hasPrefix(begin) ? words.dropFirst(begin.count) : words[...])
  }
}
