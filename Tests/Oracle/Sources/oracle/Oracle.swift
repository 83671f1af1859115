import Foundation

@main
enum Oracle {
  static func main() {
    do {
      exit(try run(Array(CommandLine.arguments.dropFirst())))
    } catch {
      FileHandle.standardError.write(Data("oracle: \(error)\n".utf8))
      exit(2)
    }
  }

  private static func run(_ arguments: [String]) throws -> Int32 {
    let rest = Array(arguments.dropFirst())
    switch arguments.first {
    case "facts":
      try printFacts(of: rest)
      return 0
    case "compare":
      return try CompareCommand(rest).run()
    case "parse":
      try ParseCommand(rest).run()
      return 0
    case "help", "--help", "-h":
      print(usage)
      return 0
    default:
      throw OracleError(usage)
    }
  }

  private static func printFacts(of paths: [String]) throws {
    if paths.isEmpty { throw OracleError("facts: no path given") }
    let files = try paths.flatMap { try swiftFiles(at: $0) }
      .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    let lines = concurrentMap(files, threads: 2) { file -> Result<String, any Error> in
      Result { json(facts(of: try read(file), path: file.path)) }
    }
    for line in lines { FileHandle.standardOutput.write(Data((try line.get() + "\n").utf8)) }
  }

  private static let usage = """
    usage: oracle facts PATH…
           oracle compare --archcheck BINARY FOLDER… [--differences N] [--minimum KIND=PERCENT…] [--exact]
                          [--only KIND,KIND…] [--threads N]
           oracle parse FOLDER… [--threads N] [--repeat N]
    """
}

func value(of option: String, in rest: inout ArraySlice<String>) throws -> String {
  guard let value = rest.popFirst() else { throw OracleError("\(option) needs a value") }
  return value
}

func number(of option: String, in rest: inout ArraySlice<String>) throws -> Int {
  let text = try value(of: option, in: &rest)
  guard let number = Int(text), number >= 0 else {
    throw OracleError("\(option) needs a number, not \(text)")
  }
  return number
}
