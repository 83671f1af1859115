import Foundation
import Synchronization

struct CompareCommand: Sendable {
  var archcheck = ""
  var folders: [String] = []
  /// How many differences are shown.
  var shown = 20
  var threads = 2
  var isExact = false
  var minimums: [FactKind: Double] = [:]
  var kinds = Set(FactKind.allCases)

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--archcheck":
        archcheck = try value(of: argument, in: &rest)
      case "--differences":
        shown = try number(of: argument, in: &rest)
      case "--threads":
        threads = max(1, try number(of: argument, in: &rest))
      case "--exact":
        isExact = true
      case "--minimum":
        repeat { try addMinimum(try value(of: argument, in: &rest)) } while rest.first?.contains("=") == true
      case "--only":
        kinds = Set(try value(of: argument, in: &rest).split(separator: ",").map { try factKind($0) })
      case _ where argument.hasPrefix("-"):
        throw OracleError("compare: unknown option \(argument)")
      default:
        folders.append(argument)
      }
    }
    if archcheck.isEmpty { throw OracleError("compare: --archcheck BINARY is missing") }
    if folders.isEmpty { throw OracleError("compare: no folder given") }
  }

  private mutating func addMinimum(_ text: String) throws {
    let parts = text.split(separator: "=")
    guard parts.count == 2, let percent = Double(parts[1]) else {
      throw OracleError("compare: --minimum takes KIND=PERCENT, not \(text)")
    }
    minimums[try factKind(parts[0])] = percent
  }

  private func factKind(_ name: Substring) throws -> FactKind {
    guard let kind = FactKind(rawValue: String(name)) else {
      let known = FactKind.allCases.map(\.rawValue).joined(separator: " ")
      throw OracleError("compare: unknown kind \(name); kinds are \(known)")
    }
    return kind
  }

  /// The status to exit with: 0 when both sides agree well enough, 1 when not.
  func run() throws -> Int32 {
    var total = Comparison()
    var compared = 0
    var complaints: [String] = []
    for folder in folders {
      let files = try swiftFiles(at: folder)
      let output = Output()
      let process = try start(folder, into: output)
      let expected = concurrentMap(files, threads: threads) { file -> FileFacts? in
        (try? read(file)).map { facts(of: $0, path: file.path) }
      }
      process.waitUntilExit()
      let lines = output.lines()
      if process.terminationStatus != 0 || process.terminationReason == .uncaughtSignal {
        complaints.append("archcheck facts \(folder) ended with status \(process.terminationStatus)")
      }

      let decoded = concurrentMap(lines, threads: threads) { line -> Result<FileFacts, OracleError> in
        do {
          return .success(try JSONDecoder().decode(FileFacts.self, from: line))
        } catch {
          return .failure(OracleError("\(String(decoding: line.prefix(80), as: UTF8.self))…: \(error)"))
        }
      }
      var actual: [String: FileFacts] = [:]
      for result in decoded {
        switch result {
        case .success(let facts):
          if actual.updateValue(facts, forKey: facts.path) != nil {
            complaints.append("archcheck names \(facts.path) twice")
          }
        case .failure(let error):
          complaints.append("no JSON of facts: \(error)")
        }
      }

      var pairs: [(FileFacts, FileFacts)] = []
      var oracleOnly: [String] = []
      for facts in expected.compactMap({ $0 }) {
        if let other = actual.removeValue(forKey: facts.path) {
          pairs.append((facts, other))
        } else {
          oracleOnly.append(facts.path)
        }
      }
      let name = folder.hasSuffix("/") ? folder : folder + "/"
      print("\(folder): \(pairs.count) files compared", terminator: "")
      print(oneSided(oracleOnly, "the oracle") + oneSided(actual.keys.sorted(), "archcheck"))
      compared += pairs.count
      let comparisons = concurrentMap(pairs, threads: threads) { [kinds, shown] oracle, archcheck in
        compare(oracle: oracle, archcheck: archcheck, path: name + oracle.path, kinds: kinds, limit: shown)
      }
      for comparison in comparisons { total += comparison }
    }
    return report(total, files: compared, complaints: complaints)
  }

  private func oneSided(_ paths: [String], _ side: String) -> String {
    guard !paths.isEmpty else { return "" }
    let examples = paths.prefix(3).joined(separator: ", ")
    return "; \(paths.count) seen by \(side) only (\(examples)\(paths.count > 3 ? ", …" : ""))"
  }

  private func start(_ folder: String, into output: Output) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: archcheck)
    process.arguments = ["facts", folder]
    let pipe = Pipe()
    process.standardOutput = pipe
    do {
      try process.run()
    } catch {
      throw OracleError("\(archcheck) cannot be run: \(error)")
    }
    let reader = Thread { output.set(pipe.fileHandleForReading.readDataToEndOfFile()) }
    reader.start()
    return process
  }
}

/// What archcheck prints, read while the oracle is still at work: a full pipe would hold archcheck up.
private final class Output: Sendable {
  private let data = Mutex(Data())
  private let isComplete = DispatchSemaphore(value: 0)

  func set(_ value: Data) {
    data.withLock { $0 = value }
    isComplete.signal()
  }

  /// Waits for the end of the output.
  func lines() -> [Data] {
    isComplete.wait()
    return data.withLock { data in data.split(separator: UInt8(ascii: "\n")).map { Data($0) } }
  }
}
