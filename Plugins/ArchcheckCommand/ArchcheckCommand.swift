import Foundation
import PackagePlugin

/// `swift package archcheck [arguments]`: checks the package that it is run in.
@main struct ArchcheckCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "archcheck").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    switch process.terminationStatus {
    case 0: break
    case 1: Diagnostics.error("archcheck has findings")
    default: Diagnostics.error("archcheck could not check")
    }
  }
}
