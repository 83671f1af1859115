// swiftlint:disable all
// Generated using SwiftGen — https://github.com/SwiftGen/SwiftGen
enum Strings {}
