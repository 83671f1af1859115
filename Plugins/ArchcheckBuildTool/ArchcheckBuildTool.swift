import Foundation
import PackagePlugin

/// Checks the package whenever the sources of the target that uses the plugin changed.
///
/// Rules see the whole package, so one target that uses the plugin is enough.
@main struct ArchcheckBuildTool: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    return [
      check(
        context.package.directoryURL, by: try context.tool(named: "archcheck").url,
        whenChanged: target.sourceFiles(withSuffix: "swift").map(\.url))
    ]
  }

  private func check(_ folder: URL, by archcheck: URL, whenChanged sources: [URL]) -> Command {
    .buildCommand(
      displayName: "archcheck",
      executable: archcheck,
      arguments: ["check", "--quiet", "--format", "xcode", folder.path],
      // Without an output it runs when a source changed, and again until nothing is found.
      inputFiles: sources,
      outputFiles: [])
  }
}

// Comes with Xcode and with nothing else.
#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  /// The same for a target of an Xcode project, and all that is in the folder of the project.
  extension ArchcheckBuildTool: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let sources = target.inputFiles.filter { $0.type == .source && $0.url.pathExtension == "swift" }
      return [
        check(
          context.xcodeProject.directoryURL, by: try context.tool(named: "archcheck").url,
          whenChanged: sources.map(\.url))
      ]
    }
  }
#endif
