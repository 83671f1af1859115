#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@main
enum Benchmark {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count > 5, let rounds = Int(arguments[3]), rounds > 0 else {
      print("usage: benchmark ARCHCHECK ORACLE ROUNDS CONFIG FOLDER…")
      exit(2)
    }
    do throws(BenchmarkError) {
      for folder in arguments[5...] {
        try measure(
          folder, archcheck: arguments[1], oracle: arguments[2], config: arguments[4], rounds: rounds)
      }
    } catch {
      print("benchmark: \(error.message)")
      exit(1)
    }
  }

  private static func measure(
    _ folder: String, archcheck: String, oracle: String, config: String, rounds: Int
  ) throws(BenchmarkError) {
    let contenders = Contender.all(on: folder, archcheck: archcheck, oracle: oracle, config: config)
    var costs: [String: [Cost]] = [:]
    // One round that does not count brings every file and program into memory.
    for round in 0...rounds {
      for contender in contenders {
        let cost = try contender.clock(
          try run(contender.command, keepsOutput: contender.keepsOutput))
        if round > 0 { costs[contender.name, default: []].append(cost) }
      }
    }
    let steps = try run(
      [archcheck, "--config", config, "--timings", "--quiet", folder], keepsOutput: true
    ).output
    let table = Table(contenders: contenders, costs: costs, steps: steps, rounds: rounds)
    print(try table.text(title: folder.split(separator: "/").last.map(String.init) ?? folder))
  }
}
