import Foundation
import Testing

/// A view model that makes a repository of a layer that it may not use: one mistake, seen by two rules.
private func app(rules: String = "{}") throws -> TemporaryFolder {
  let folder = try TemporaryFolder()
  try folder.makeFolder(".git")
  try folder.write(
    """
    {"extends": "layered", "layers": {"presentation": {"files": ["UI/**"], "mayUse": []}, "data": {"files": ["Data/**"]}},
     "rules": \(rules)}
    """, to: "architecture.json")
  try folder.write(
    "final class CartRepository {\n  func load() async throws -> Int { 1 }\n}\n",
    to: "Data/CartRepository.swift")
  try folder.write(viewModel(""), to: "UI/CartViewModel.swift")
  return folder
}

private func viewModel(_ comment: String) -> String {
  "final class CartViewModel {\n\(comment)  func load() async { _ = CartRepository() }\n}\n"
}

private func rules(skipping rule: String = "no-singletons", in folder: TemporaryFolder) throws -> [[String]] {
  let output = try Binary.run("--format=json", "--no-baseline", "--skip-rule=\(rule)", in: folder).output
  let json = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
  let findings = try #require(json?["findings"] as? [[String: Any]])
  var result: [[String]] = []
  for finding in findings where finding["status"] as? String == "new" {
    let also = finding["also"] as? [[String: Any]] ?? []
    result.append(([finding] + also).compactMap { $0["rule"] as? String })
  }
  return result
}

@Test func `one mistake is one finding, and with its rule off the next one speaks`() throws {
  let folder = try app()
  #expect(try rules(in: folder) == [["composition-root", "layer-dependencies"]])
  #expect(try rules(skipping: "composition-root", in: folder) == [["layer-dependencies"]])
  let text = try Binary.run(in: folder).output
  #expect(
    text.contains(
      "   also: layer-dependencies (layer 'presentation' uses 'CartRepository' from layer 'data')\n"),
    "\(text)")
  #expect(text.contains(": 1 error."), "\(text)")
}

@Test func `a baseline settles a mistake for all rules, one that a rule alone would tell as well`() throws {
  let folder = try app()
  let written = try Binary.run("baseline", "write", in: folder).output
  #expect(
    written == "architecture-baseline.json: 2 known (+2, −0); told as 1 finding\n", "\(written)"
  )
  let green = try Binary.run(in: folder)
  #expect(green.code == 0)
  #expect(green.output.contains("architecture-baseline.json: 1 finding known.\n"), "\(green.output)")
  #expect(try Binary.run("--skip-rule=composition-root", in: folder).code == 0)

  // Written when there was but one rule.
  let file = folder.url.appendingPathComponent("architecture-baseline.json")
  let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
  let one = lines.filter { !$0.contains("layer-dependencies") }.joined(separator: "\n")
  try folder.write(one.replacing("},", with: "}"), to: "architecture-baseline.json")
  #expect(try Binary.run(in: folder).code == 0)
  #expect(try Binary.run("--skip-rule=composition-root", in: folder).code == 1)
}

@Test func `a comment about the rule that speaks settles the others, and one about another does not`() throws
{
  let folder = try app()
  try folder.write(
    viewModel("  // archcheck:disable:next composition-root - until June\n"), to: "UI/CartViewModel.swift")
  #expect(try rules(in: folder) == [])
  try folder.write(
    viewModel("  // archcheck:disable:next layer-dependencies - until June\n"), to: "UI/CartViewModel.swift")
  #expect(try rules(in: folder) == [["composition-root"]])
}

@Test func `what goes when a folder is no feature any more is told with the folder`() throws {
  let folder = try TemporaryFolder()
  try folder.makeFolder(".git")
  try folder.write(
    """
    {"layers": {"features": {"files": ["Features/{feature}/**"]}},
     "rules": {"feature-shape": "warning", "feature-isolation": "error"}}
    """, to: "architecture.json")
  try folder.write("struct AlertText { let text: String }\n", to: "Features/Networking/AlertText.swift")
  for name in ["Home", "Cart"] {
    try folder.write(
      "import SwiftUI\nstruct \(name)View: View {\n  let alert: AlertText\n  var body: some View { EmptyView() }\n}\n",
      to: "Features/\(name)/\(name)View.swift")
  }
  #expect(try rules(in: folder) == [["feature-isolation"], ["feature-isolation"], ["feature-shape"]])
  let text = try Binary.run(in: folder).output
  #expect(
    text.hasPrefix("Features/Networking/AlertText.swift:1:8: error: feature 'Networking' is named"), "\(text)"
  )
  #expect(
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(
      "also: feature-isolation (others use it from where they may not, at Features/Cart/CartView.swift:3:14, "
        + "Features/Home/HomeView.swift:3:14)"), "\(text)")
  #expect(text.contains(": 2 errors, 1 warning from 1 cause."), "\(text)")
  #expect(try rules(skipping: "feature-shape", in: folder) == [["feature-isolation"], ["feature-isolation"]])
}

@Test func `what is pulled out of one container has one cause`() throws {
  let folder = try TemporaryFolder()
  try folder.makeFolder(".git")
  try folder.write(
    #"{"layers": {"app": {"files": ["**"]}}, "rules": {"no-service-locator": "error"}}"#,
    to: "architecture.json")
  try folder.write(
    "final class CartRepository {}\nfinal class DependencyContainer {\n  static let shared = DependencyContainer()\n"
      + "  let carts = CartRepository()\n  let drafts = CartRepository()\n}\n",
    to: "Container.swift")
  try folder.write(
    "final class Cart {\n  func load() { _ = DependencyContainer.shared.carts; _ = DependencyContainer.shared.drafts }\n}\n",
    to: "Cart.swift")
  try folder.write(
    "final class Home {\n  func load() { _ = DependencyContainer.shared.carts }\n}\n", to: "Home.swift")
  let text = try Binary.run("--rule=no-service-locator", in: folder).output
  #expect(
    text.contains(
      "dependencies are pulled out of the container 'DependencyContainer' (2 times in this file)"),
    "\(text)")
  #expect(text.contains("   also in Home.swift:2:"), "\(text)")
  #expect(text.contains("2 errors from 1 cause."), "\(text)")
}

@Test func `a wrapper of the app's own that pulls is told with what it pulls`() throws {
  let folder = try app()
  try folder.write(
    """
    final class Container {
      static let shared = Container()
      private var stores: [String: Any] = [:]
      func resolve<Value>(_ type: Value.Type) -> Value? { stores["\\(type)"] as? Value }
    }
    @propertyWrapper struct Taken<Value> {
      var wrappedValue: Value? { Container.shared.resolve(Value.self) }
    }
    """, to: "DI/Taken.swift")
  try folder.write(
    "protocol CartStore { func load() async }\nfinal class CartViewModel {\n  @Taken var cart: CartStore?\n}\n",
    to: "UI/CartViewModel.swift")
  #expect(try rules(in: folder) == [["no-service-locator", "layer-dependencies"]])
}
