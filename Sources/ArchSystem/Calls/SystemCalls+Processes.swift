#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  #error("archcheck runs on macOS and Linux")
#endif

// Foundation's `Process` would bring Foundation. As in SystemCalls.swift, C takes and gives pointers; each of
// them lives within one function.

/// What a program answered.
struct ProgramOutcome {
  let code: Int32
  let output: [UInt8]
}

extension SystemCalls {
  /// Runs a program to its end: without a shell, with just this environment, its errors thrown away. One that
  /// writes more than the limit or takes too long is ended, and `nil` comes back.
  static func run(
    _ program: SystemPath, _ arguments: [String], environment: [String], input: [UInt8], limit: Int,
    seconds: Int
  ) throws(SystemError) -> ProgramOutcome? {
    let running = try start(program, arguments, environment: environment)
    let output = withoutSignalOfWriting {
      exchange(
        input, to: running.writing, from: running.reading, limit: limit,
        until: ContinuousClock.now + .seconds(seconds))
    }
    close(running.reading)
    if output == nil { kill(running.child, SIGKILL) }
    var status: Int32 = 0
    while waitpid(running.child, &status, 0) < 0, errno == EINTR {}
    let hasExited = status & 0x7F == 0
    return output.map { ProgramOutcome(code: hasExited ? (status >> 8) & 0xFF : -1, output: $0) }
  }

  /// Both ends are closed in every program that is started, this one's or another thread's: one that kept an end open
  /// would keep the other side waiting.
  private struct Channel {
    let reading: Int32
    let writing: Int32

    init() throws(SystemError) {
      var ends: [Int32] = [0, 0]
      #if canImport(Darwin)
        // Nothing makes them closed from the start here. But `spawn`, as Foundation's `Process`, gives nothing on that
        // it is not told to.
        guard pipe(&ends) == 0 else { throw SystemError(code: errno) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        _ = fcntl(ends[1], F_SETNOSIGPIPE, 1)
      #else
        // `pipe2` is for GNU only by its header, which Swift does not see; this is closed from the start, too.
        #if canImport(Glibc)
          let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        #else
          let kind = SOCK_STREAM | SOCK_CLOEXEC
        #endif
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw SystemError(code: errno) }
      #endif
      reading = ends[0]
      writing = ends[1]
    }
  }

  /// A program that is running, the channels to and from it.
  private struct Running {
    let child: pid_t
    let writing: Int32
    let reading: Int32
  }

  private static func start(
    _ program: SystemPath, _ arguments: [String], environment: [String]
  ) throws(SystemError) -> Running {
    let (toChild, fromChild) = (try Channel(), try Channel())
    let child = Result { () throws(SystemError) in
      try spawn(program, arguments, environment, input: toChild.reading, output: fromChild.writing)
    }
    close(toChild.reading)
    close(fromChild.writing)
    if case .failure = child {
      close(toChild.writing)
      close(fromChild.reading)
    }
    return Running(child: try child.get(), writing: toChild.writing, reading: fromChild.reading)
  }

  /// A program that ends without reading all of its input is a failure of the write to it. The signal that comes with
  /// it would end this process, which may be a run of somebody's tests.
  private static func withoutSignalOfWriting<Answer>(_ body: () -> Answer) -> Answer {
    #if canImport(Darwin)
      // There it goes to the process, whatever this thread blocks, so the channel sends none.
      return body()
    #else
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGPIPE)
      var former = sigset_t()
      // Of this thread only: what others do with their pipes is theirs.
      pthread_sigmask(SIG_BLOCK, &signals, &former)
      let answer = body()
      // One that waits would come as soon as the thread lets it.
      var waiting = sigset_t()
      sigpending(&waiting)
      if sigismember(&waiting, SIGPIPE) == 1, sigismember(&former, SIGPIPE) == 0 {
        var received: Int32 = 0
        sigwait(&signals, &received)
      }
      pthread_sigmask(SIG_SETMASK, &former, nil)
      return answer
    #endif
  }

  private static func spawn(
    _ program: SystemPath, _ arguments: [String], _ environment: [String], input: Int32, output: Int32
  ) throws(SystemError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    #if canImport(Darwin)
      // It gets nothing that it is not given, whoever opened it.
      posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_CLOEXEC_DEFAULT))
    #endif
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)

    var words: [UnsafeMutablePointer<CChar>?] = ([program.text] + arguments).map { strdup($0) }
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0) }
    defer { for text in words + variables { free(text) } }
    words.append(nil)
    variables.append(nil)
    var child = pid_t()
    let code = program.withCString { posix_spawn(&child, $0, &actions, &attributes, words, variables) }
    guard code == 0 else { throw SystemError(code: code) }
    return child
  }

  /// Writes and reads as either is possible, so that neither side waits for the other. Closes `writing`.
  private static func exchange(
    _ input: [UInt8], to writing: Int32, from reading: Int32, limit: Int, until end: ContinuousClock.Instant
  ) -> [UInt8]? {
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var sent = 0
    var isOpen = true
    _ = fcntl(writing, F_SETFL, O_NONBLOCK)
    defer { if isOpen { close(writing) } }
    while ContinuousClock.now < end, output.count <= limit {
      if isOpen, sent == input.count {
        close(writing)
        isOpen = false
      }
      var ready = [
        pollfd(fd: reading, events: Int16(POLLIN), revents: 0),
        pollfd(fd: isOpen ? writing : -1, events: Int16(POLLOUT), revents: 0),
      ]
      guard poll(&ready, 2, 1_000) >= 0 || errno == EINTR else { return nil }
      if isOpen, ready[1].revents != 0 {
        let count = write(writing, input[sent...])
        // A reader that has gone away wants no more.
        sent = count < 0 ? input.count : sent + count
      }
      guard ready[0].revents != 0 else { continue }
      let count = read(reading, &buffer)
      if count == 0 { return output }
      guard count > 0 else { return nil }
      output += buffer[..<count]
    }
    return nil
  }

  /// How many bytes were taken, `-1` when nobody takes them.
  private static func write(_ descriptor: Int32, _ bytes: ArraySlice<UInt8>) -> Int {
    bytes.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return 0 }
      #if canImport(Darwin)
        let count = Darwin.write(descriptor, start, buffer.count)
      #elseif canImport(Glibc)
        let count = Glibc.write(descriptor, start, buffer.count)
      #elseif canImport(Musl)
        let count = Musl.write(descriptor, start, buffer.count)
      #endif
      return count < 0 && (errno == EAGAIN || errno == EINTR) ? 0 : count
    }
  }

  private static func read(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
    while true {
      #if canImport(Darwin)
        let count = Darwin.read(descriptor, &buffer, buffer.count)
      #elseif canImport(Glibc)
        let count = Glibc.read(descriptor, &buffer, buffer.count)
      #elseif canImport(Musl)
        let count = Musl.read(descriptor, &buffer, buffer.count)
      #endif
      if count >= 0 || errno != EINTR { return count }
    }
  }
}
