import Foundation
import PackagePlugin

// What the plugins use of the module of that name, which only Xcode has: with it the compiler sees the part of them that
// is for Xcode on every machine. The shapes are Apple's; nothing of it ever runs.

public protocol XcodeBuildToolPlugin: Plugin {
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

public protocol XcodeCommandPlugin: Plugin {
  func performCommand(context: XcodePluginContext, arguments: [String]) throws
}

public struct XcodePluginContext {
  public let xcodeProject: XcodeProject

  public func tool(named name: String) throws -> PluginContext.Tool { throw NotXcode() }

  private struct NotXcode: Error {}
}

public struct XcodeProject {
  public let directoryURL: URL
}

public struct XcodeTarget {
  public let inputFiles: FileList
}
