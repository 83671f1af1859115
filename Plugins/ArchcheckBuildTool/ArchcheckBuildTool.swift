import Foundation
import PackagePlugin

/// Checks the package whenever the sources of the target that uses the plugin changed.
///
/// Rules see the whole package, so one target that uses the plugin is enough.
@main struct ArchcheckBuildTool: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let report = context.pluginWorkDirectoryURL.appendingPathComponent("archcheck.sarif")
    return [
      .buildCommand(
        displayName: "archcheck",
        executable: try context.tool(named: "archcheck").url,
        arguments: [
          "check", "--quiet", "--report", "xcode", "--report", "sarif=\(report.path)",
          context.package.directoryURL.path,
        ],
        inputFiles: target.sourceFiles(withSuffix: "swift").map(\.url),
        outputFiles: [report])
    ]
  }
}
