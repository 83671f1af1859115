/// What a piece of code is for. Rules look at the app's own, unless they ask for other.
package enum CodePurpose: String, Sendable, CaseIterable {
  case app
  /// Tests, and files of what only tests use.
  case tests
  /// `#Preview`, `PreviewProvider`, and what only these use.
  case previews
  /// `#if DEBUG`
  case debug
  /// Mocks, stubs and other stand-ins that are declared in the app.
  case doubles
  /// Written by a tool.
  case generated
  /// Manifests, plug-ins and scripts.
  case build
  /// Small apps next to the app, which show how something is used.
  case samples
}
