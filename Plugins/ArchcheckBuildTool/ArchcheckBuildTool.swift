import Foundation
import PackagePlugin

/// Checks the package whenever the sources of the target that uses the plugin changed.
///
/// Rules see the whole package, so one target that uses the plugin is enough.
@main struct ArchcheckBuildTool: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    return [
      .buildCommand(
        displayName: "archcheck",
        executable: try context.tool(named: "archcheck").url,
        arguments: [
          "check", "--quiet", "--format", "xcode", context.package.directoryURL.path,
        ],
        // Without an output it runs when a source changed, and again until nothing is found.
        inputFiles: target.sourceFiles(withSuffix: "swift").map(\.url),
        outputFiles: [])
    ]
  }
}
