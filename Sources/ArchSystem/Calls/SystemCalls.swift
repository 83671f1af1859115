#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  #error("archcheck runs on macOS and Linux")
#endif

// Only this file and its extensions for processes and threads talk to the C library. Foundation's walk is 25
// times and its reading three times slower than `readdir` and `read`, and Foundation would triple the binary;
// C takes and gives pointers, so the unsafe code of the whole tool is here, each piece within one function and
// leaving a value.

/// What the system said when it refused something.
package struct SystemError: Error, Hashable {
  package let code: Int32
  private var refusal = ""

  package init(code: Int32) { self.code = code }

  /// Refused by us before the system was asked.
  ///
  /// - Parameter words: why, as a clause; names in it are as they are on disk.
  package init(refusing words: String) {
    code = Self.refused
    refusal = words
  }

  init(largerThan limit: InputLimit) {
    code = Self.tooLarge
    refusal = "larger than \(limit.words)"
  }

  /// In the system's words, such as "Permission denied".
  package var words: String {
    switch code {
    case Self.notARegularFile: "not a regular file"
    case Self.encrypted: "encrypted by git-crypt"
    case Self.tooLarge, Self.refused: refusal
    default: String(cString: strerror(code))
    }
  }

  /// Codes of our own are negative, the system's are positive.
  package static let notARegularFile: Int32 = -1
  static let encrypted: Int32 = -4
  static let tooLarge: Int32 = -2
  static let refused: Int32 = -3
  static let tooManyLinks = ELOOP

  static var last: SystemError { SystemError(code: errno) }
}

package enum FileKind: Sendable {
  case folder, regular, symbolicLink, other
}

package struct FolderEntry {
  package let name: [UInt8]
  package let kind: FileKind
}

/// A path as the system takes it: bytes, since a name need not be valid UTF-8.
package struct SystemPath: Sendable, Hashable {
  /// With the zero at the end that C expects.
  private var terminated: [UInt8]

  package init(_ text: String) { self.init(bytes: Array(text.utf8)) }

  package init(bytes: [UInt8]) {
    terminated = bytes
    terminated.append(0)
  }

  package var bytes: ArraySlice<UInt8> { terminated.dropLast() }
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package func appending(_ name: some Collection<UInt8>) -> SystemPath {
    var result: [UInt8] = []
    result.reserveCapacity(terminated.count + name.count + 1)
    result += bytes
    if result.last != UInt8(ascii: "/") { result.append(UInt8(ascii: "/")) }
    result += name
    return SystemPath(bytes: result)
  }

  func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    terminated.withUnsafeBytes { buffer in
      // `terminated` is never empty, so its buffer has an address.
      guard let start = buffer.bindMemory(to: CChar.self).baseAddress else { return "".withCString(body) }
      return body(start)
    }
  }
}

package enum SystemCalls {
  /// All entries but `.` and `..`, in the order the system gives them.
  package static func entries(of folder: SystemPath) throws(SystemError) -> [FolderEntry] {
    guard let stream = folder.withCString({ opendir($0) }) else { throw .last }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    while true {
      // There is none at the end of the folder and where reading failed, and only the code tells which.
      errno = 0
      guard let entry = readdir(stream) else {
        if errno != 0 { throw .last }
        return entries
      }
      let name = UnsafeRawPointer(entry).advanced(by: nameOffset)
      let length = strlen(name.assumingMemoryBound(to: CChar.self))
      let bytes = [UInt8](UnsafeRawBufferPointer(start: name, count: length))
      if bytes == [UInt8(ascii: ".")] || bytes == [UInt8(ascii: "."), UInt8(ascii: ".")] { continue }
      let kind: FileKind =
        switch Int32(entry.pointee.d_type) {
        case Int32(DT_REG): .regular
        case Int32(DT_DIR): .folder
        case Int32(DT_LNK): .symbolicLink
        // Some file systems do not say; ask for each file then.
        case Int32(DT_UNKNOWN): (try? self.kind(of: folder.appending(bytes), followingLink: false)) ?? .other
        default: .other
        }
      entries.append(FolderEntry(name: bytes, kind: kind))
    }
  }

  package static func kind(of path: SystemPath, followingLink: Bool) throws(SystemError) -> FileKind {
    var status = stat()
    let result = path.withCString { followingLink ? stat($0, &status) : lstat($0, &status) }
    guard result == 0 else { throw .last }
    return kind(of: status)
  }

  private static func kind(of status: stat) -> FileKind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .regular
    case S_IFDIR: .folder
    case S_IFLNK: .symbolicLink
    default: .other
    }
  }

  /// The whole of a regular file.
  package static func read(_ path: SystemPath, upTo limit: InputLimit = .source) throws(SystemError)
    -> [UInt8]
  {
    // Non-blocking, so that a pipe put in the place of a file cannot make us wait.
    let descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    guard kind(of: status) == .regular else { throw SystemError(code: SystemError.notARegularFile) }
    guard status.st_size < limit.bytes else { throw SystemError(largerThan: limit) }
    let size = Int(status.st_size)
    var failure: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size, let start = buffer.baseAddress {
        #if canImport(Darwin)
          let received = Darwin.read(descriptor, start + count, size - count)
        #elseif canImport(Glibc)
          let received = Glibc.read(descriptor, start + count, size - count)
        #elseif canImport(Musl)
          let received = Musl.read(descriptor, start + count, size - count)
        #endif
        if received > 0 {
          count += received
        } else if received == 0 {
          return
        } else if errno != EINTR {
          failure = .last
          return
        }
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Makes a file that holds all bytes or does not exist: they are written next to it first.
  ///
  /// - Parameter replacing: whether a file of that name may be there already; it keeps its content until the end.
  package static func save(_ bytes: [UInt8], as path: SystemPath, replacing: Bool) throws(SystemError) {
    if !replacing, (try? kind(of: path, followingLink: false)) != nil { throw SystemError(code: EEXIST) }
    let draft = SystemPath(bytes: path.bytes + Array(".\(getpid()).tmp".utf8))
    let descriptor = draft.withCString { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644) }
    guard descriptor >= 0 else { throw .last }
    var failure: SystemError?
    do throws(SystemError) { try write(bytes, to: descriptor) } catch { failure = error }
    if failure == nil, fsync(descriptor) != 0, errno != EINVAL { failure = .last }
    if close(descriptor) != 0, failure == nil { failure = .last }
    if failure == nil {
      let moved = draft.withCString { from in path.withCString { to in rename(from, to) } }
      if moved != 0 { failure = .last }
    }
    if let failure {
      _ = draft.withCString { unlink($0) }
      throw failure
    }
  }

  /// Writes into what is there already and is not a file: a device, a pipe.
  static func write(_ bytes: [UInt8], into path: SystemPath) throws(SystemError) {
    let descriptor = path.withCString { open($0, O_WRONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    try write(bytes, to: descriptor)
  }

  /// Writes all bytes, or says why it could not.
  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var failure: SystemError?
    bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count, let start = buffer.baseAddress {
        #if canImport(Darwin)
          let sent = Darwin.write(descriptor, start + written, buffer.count - written)
        #elseif canImport(Glibc)
          let sent = Glibc.write(descriptor, start + written, buffer.count - written)
        #elseif canImport(Musl)
          let sent = Musl.write(descriptor, start + written, buffer.count - written)
        #endif
        if sent >= 0 {
          written += sent
        } else if errno == EAGAIN {
          var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          poll(&ready, 1, -1)
        } else if errno != EINTR {
          failure = .last
          return
        }
      }
    }
    if let failure { throw failure }
  }

  /// The path without symbolic links, `.` and `..`.
  package static func realPath(of path: SystemPath) throws(SystemError) -> SystemPath {
    guard let resolved = path.withCString({ realpath($0, nil) }) else { throw .last }
    defer { free(resolved) }
    let length = strlen(resolved)
    return SystemPath(bytes: [UInt8](UnsafeRawBufferPointer(start: resolved, count: length)))
  }

  /// What a symbolic link holds; `nil` for everything else.
  static func target(ofLink path: SystemPath) -> [UInt8]? {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = path.withCString { readlink($0, &target, target.count) }
    return count < 0 ? nil : target.prefix(count).map { UInt8(bitPattern: $0) }
  }

  package static var secondsSince1970: Int { Int(time(nil)) }

  package static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Whether it is a file that this user may run.
  static func isExecutable(_ path: SystemPath) -> Bool {
    (try? kind(of: path, followingLink: true)) == .regular && path.withCString { access($0, X_OK) } == 0
  }

  package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  static func width(ofTerminal descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  package static var activeProcessorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// A reader that stops reading, such as `head`, and a file that grows beyond what the user may write become an
  /// error of `write` instead of a signal.
  package static func ignoreSignalsOfWriting() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  static let brokenPipe = SystemError(code: EPIPE)

  package static func exit(_ code: Int32) -> Never {
    #if canImport(Darwin)
      Darwin.exit(code)
    #elseif canImport(Glibc)
      Glibc.exit(code)
    #elseif canImport(Musl)
      Musl.exit(code)
    #endif
  }
}
