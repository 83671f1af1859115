import ArchKnowledge

/// What code may be built for; a simulator and Catalyst count by themselves.
struct Platforms: OptionSet, Sendable {
  let rawValue: UInt32

  private init(bit: UInt32) { rawValue = 1 << bit }
  init(rawValue: UInt32) { self.rawValue = rawValue }

  static let nowhere: Platforms = []
  private static let iPhone = Platforms(bit: 0)
  private static let iPhoneSimulator = Platforms(bit: 1)
  static let catalyst = Platforms(bit: 2)
  private static let macOS = Platforms(bit: 3)
  private static let tvOS: Platforms = [Platforms(bit: 4), tvOSSimulator]
  private static let tvOSSimulator = Platforms(bit: 5)
  private static let watchOS: Platforms = [Platforms(bit: 6), watchOSSimulator]
  private static let watchOSSimulator = Platforms(bit: 7)
  private static let visionOS: Platforms = [Platforms(bit: 8), visionOSSimulator]
  private static let visionOSSimulator = Platforms(bit: 9)
  private static let linux = Platforms(bit: 10)
  private static let windows = Platforms(bit: 11)
  private static let android = Platforms(bit: 12)
  private static let wasi = Platforms(bit: 13)
  /// Whatever else `os(…)` may ask for.
  private static let others = Platforms(bit: 14)

  private static let iOS: Platforms = [iPhone, iPhoneSimulator, catalyst]
  static let simulators: Platforms = [
    iPhoneSimulator, tvOSSimulator, watchOSSimulator, visionOSSimulator,
  ]
  static let apple: Platforms = [iOS, macOS, tvOS, watchOS, visionOS]
  static let all: Platforms = [apple, linux, windows, android, wasi, others]

  /// Those that `os(…)` asks for.
  init(os name: String) {
    switch name {
    case "iOS": self = .iOS
    case "macOS", "OSX": self = .macOS
    case "tvOS": self = .tvOS
    case "watchOS": self = .watchOS
    case "visionOS", "xrOS": self = .visionOS
    case "Linux": self = .linux
    case "Windows": self = .windows
    case "Android": self = .android
    case "WASI": self = .wasi
    default: self = .others
    }
  }

  /// Those that have a module; `nil` where that is not known for sure.
  init?(having module: String) {
    guard let platforms = Self.byModule[module] else { return nil }
    self = platforms
  }

  private static let byModule: [String: Platforms] = {
    let platforms: [(AppleModules.Tag, Platforms)] = [
      (.everywhere, .all), (.touch, [.iOS, .tvOS, .watchOS, .visionOS]), (.desktop, [.macOS, .catalyst]),
      (.onApple, .apple), (.onLinux, .linux), (.onWindows, .windows), (.onAndroid, .android),
      (.onWASI, .wasi),
      (.offApple, .all.subtracting(.apple)),
    ]
    var found: [String: Platforms] = [:]
    for (tag, platforms) in platforms {
      for module in AppleModules[tag] { found[module] = platforms }
    }
    return found
  }()
}
