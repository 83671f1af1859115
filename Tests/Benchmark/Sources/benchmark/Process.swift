#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What one run of a program cost.
struct Cost {
  /// From before the start to after the end.
  var seconds: Double
  /// Of all its threads, children included.
  var processorSeconds: Double
  /// Never less than this program itself has in memory: the system counts from before the start.
  var peakBytes: Int
  /// Standard output and standard error together, if they were kept.
  var output: String
}

struct BenchmarkError: Error {
  let message: String
}

/// Runs a program to its end. Any exit code will do: findings are not a failure here.
func run(_ command: [String], keepsOutput: Bool) throws(BenchmarkError) -> Cost {
  let folder = getenv("TMPDIR").map { String(cString: $0) } ?? P_tmpdir
  let outputPath = keepsOutput ? "\(folder)/archcheck-benchmark-\(getpid())" : "/dev/null"
  defer { if keepsOutput { unlink(outputPath) } }
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
  #else
    var actions = posix_spawn_file_actions_t()
  #endif
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, 1, outputPath, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
  posix_spawn_file_actions_adddup2(&actions, 1, 2)

  var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
  defer { for argument in arguments { free(argument) } }
  var process: pid_t = 0
  let start = ContinuousClock.now
  guard posix_spawnp(&process, command[0], &actions, nil, &arguments, environ) == 0 else {
    throw BenchmarkError(message: "\(command[0]) cannot be run")
  }
  var status: Int32 = 0
  var usage = rusage()
  while wait4(process, &status, 0, &usage) < 0 {
    guard errno == EINTR else { throw BenchmarkError(message: "\(command[0]) was lost") }
  }
  let seconds = (ContinuousClock.now - start) / .seconds(1)
  guard status & 0x7F == 0 else { throw BenchmarkError(message: "\(command.joined(separator: " ")) crashed") }
  #if canImport(Darwin)
    let peakBytes = usage.ru_maxrss
  #else
    let peakBytes = usage.ru_maxrss * 1024
  #endif
  return Cost(
    seconds: seconds, processorSeconds: time(usage.ru_utime) + time(usage.ru_stime), peakBytes: peakBytes,
    output: keepsOutput ? try contents(of: outputPath) : "")
}

private func time(_ value: timeval) -> Double { Double(value.tv_sec) + Double(value.tv_usec) / 1_000_000 }

private func contents(of path: String) throws(BenchmarkError) -> String {
  guard let file = fopen(path, "r") else { throw BenchmarkError(message: "\(path) cannot be read") }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var piece = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = fread(&piece, 1, piece.count, file)
    if count == 0 { break }
    bytes += piece[..<count]
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// Whether a program is on the `PATH`.
func isInstalled(_ program: String) -> Bool {
  guard let path = getenv("PATH") else { return false }
  return String(cString: path).split(separator: ":").contains { access("\($0)/\(program)", X_OK) == 0 }
}
