import Foundation
import PackagePlugin

/// `swift package archcheck [arguments]`: checks the package that it is run in.
@main struct ArchcheckCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    try run(
      try context.tool(named: "archcheck").url, arguments, in: context.package.directoryURL)
  }

  private func run(_ archcheck: URL, _ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = archcheck
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    switch process.terminationStatus {
    case 0: break
    case 1: Diagnostics.error("archcheck has findings")
    default: Diagnostics.error("archcheck could not check")
    }
  }
}

// Comes with Xcode and with nothing else.
#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  /// The same from the menu of an Xcode project, for all that is in its folder.
  extension ArchcheckCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // Xcode adds the targets that were chosen, and rules see all of them anyway.
      var own = ArgumentExtractor(arguments)
      _ = own.extractOption(named: "target")
      try run(
        try context.tool(named: "archcheck").url, own.remainingArguments,
        in: context.xcodeProject.directoryURL)
    }
  }
#endif
