import ArchConfig
import ArchJSON
import Testing

@testable import ArchModel

private func architecture(_ layers: [Layer]) -> Architecture {
  var architecture = Architecture()
  architecture.layers = layers
  return architecture
}

private func layer(_ name: String, _ files: [String], otherwise: [String] = []) -> Layer {
  Layer(
    name: name, kind: .other, files: files.map(PathPattern.init), otherwise: otherwise.map(PathPattern.init))
}

@Test func `the first layer that matches claims a file`() {
  let map = LayerMap(architecture([layer("a", ["**/Auth/**"]), layer("b", ["Auth/**", "Feed/**"])]))
  #expect(map.layer(of: "Auth/x.swift")?.layer == 0)
  #expect(map.layer(of: "Feed/x.swift") == LayerMatch(layer: 1, feature: nil, list: .files, pattern: 1))
  #expect(map.layer(of: "Other/x.swift") == nil)
}

@Test func `a module claims a file whatever its path`() {
  let value = Layer(name: "data", kind: .data, modules: [PathPattern("{feature}Repository")])
  let map = LayerMap(architecture([value]))
  #expect(map.layer(of: "x/y.swift", module: "AuthRepository")?.feature == "Auth")
  #expect(map.layer(of: "AuthRepository/y.swift", module: "App") == nil)
  #expect(map.layer(of: "AuthRepository/y.swift") == nil)
}

@Test func `otherwise counts only when no layer's files do`() {
  let map = LayerMap(
    architecture([layer("a", [], otherwise: ["**/Models/**"]), layer("b", ["**/UI/**"])]))
  #expect(map.layer(of: "Models/UI/x.swift")?.layer == 1)
  #expect(map.layer(of: "Models/x.swift")?.list == .otherwise)
}

@Test func `among role folders the one nearest to the root decides`() {
  let map = LayerMap(
    architecture([
      layer("models", [], otherwise: ["**/Models/**"]), layer("views", [], otherwise: ["**/Views/**"]),
    ]))
  #expect(map.layer(of: "App/Views/Models/x.swift")?.layer == 1)
  #expect(map.layer(of: "App/Models/Views/x.swift")?.layer == 0)
}

@Test func `features from the configuration name what a layer's pattern does not`() {
  var value = architecture([layer("a", ["Features/*/Domain/**"])])
  value.features = [PathPattern("Features/{feature}/**/*.swift")]
  let map = LayerMap(value)
  #expect(map.layer(of: "Features/Auth/Domain/x.swift")?.feature == "Auth")
  #expect(map.feature(of: RelativePath("Features/Auth/x.swift")) == "Auth")
  #expect(map.feature(of: RelativePath("Features/x.swift")) == nil)
}

@Test func `a folder that is a layer beside the features of another layer is no feature`() {
  func match(_ path: String, _ layers: Layer...) -> LayerMatch? {
    var value = architecture(layers)
    value.features = [PathPattern("Features/{feature}/**")]
    return LayerMap(value).layer(of: path)
  }
  let (design, features) = (layer("design", ["Features/Design/**"]), layer("ui", ["Features/{feature}/**"]))
  let apart = match("Features/Design/x.swift", design, features)
  #expect(apart?.layer == 0 && apart?.feature == nil && apart?.isOfNoFeature == true)
  #expect(match("Features/Cart/x.swift", design, features)?.feature == "Cart")
  let own = match("Features/Design/x.swift", layer("ui", ["Features/Design/**", "Features/{feature}/**"]))
  #expect(own?.feature == "Design" && own?.isOfNoFeature == false)
}

@Test func `a folder that a preset alone takes for a feature stays in the feature around it`() {
  let config = #"{"extends": "layered", "layers": {"kit": {"files": ["Features/Shop/Modules/Base/**"]}}}"#
  let reading = Architecture.reading(Array(config.utf8), rules: [])
  let match = LayerMap(reading.architecture).layer(of: "Features/Shop/Modules/Base/Domain/Price.swift")
  #expect(match?.feature == "Shop" && match?.isOfNoFeature == false)
}

@Test func `a quick answer is the answer of every pattern in turn`() {
  let architecture = Architecture.layered
  let map = LayerMap(architecture)
  let names = [
    "Features", "Auth", "Domain", "Data", "Views", "Models", "Core", "App", "Feed API", "Sources", "Packages",
    "StatusRepository", "Services", "DI", "Shared UI",
  ]
  var state: UInt64 = 7
  for _ in 0..<3_000 {
    var components: [String] = []
    for _ in 0..<4 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      components.append(names[Int(state >> 33) % names.count])
    }
    let path = RelativePath((components + ["AuthView.swift"]).joined(separator: "/"))
    let claimed = architecture.layers.firstIndex { value in value.files.contains { $0.match(path) != nil } }
    if let claimed {
      #expect(map.layer(of: path)?.layer == claimed)
    } else {
      let found = architecture.layers.enumerated().flatMap { number, value in
        value.otherwise.compactMap { pattern in
          pattern.match(path).map { (layer: number, depth: $0.depth, text: pattern.text) }
        }
      }
      // `Models` leaves it to the folders in it and around it.
      let folders = found.filter { $0.text.hasSuffix("/**") && $0.text != "**/Models/**" }
      let nearest = (folders.isEmpty ? found : folders).min { ($0.depth, $0.layer) < ($1.depth, $1.layer) }
      #expect(map.layer(of: path)?.layer == nearest?.layer)
    }
  }
}

@Test func `sources and exclusions decide what belongs`() {
  var value = Architecture()
  #expect(value.includes("any/x.swift"))
  value.sources = [PathPattern("App")]
  value.exclude = [PathPattern("**/Generated/**")]
  #expect(value.includes("App/x.swift"))
  #expect(!value.includes("Lib/x.swift"))
  #expect(!value.includes("App/Generated/x.swift"))
}

private func warnings(_ config: String, _ paths: [String]) -> [String] {
  let reading = Architecture.reading(Array(config.utf8), rules: [])
  let map = LayerMap(reading.architecture)
  var usage = LayerUsage(of: reading.architecture, map: map)
  for path in paths { usage.add(path, map.layer(of: path)) }
  return (reading.problems + usage.problems()).map {
    "\($0.location.line):\($0.location.column) \($0.message)"
  }
}

@Test func `a layer and a pattern without effect are reported`() {
  let config = """
    {"layers": {
      "ui": {"files": ["UI/**", "Screens/**"]},
      "views": {"files": ["Views/**"]},
      "late": {"files": ["UI/Old/**", "Late/**"]},
      "maybe": {"files": ["Maybe/**"], "optional": true}
    }}
    """
  #expect(
    warnings(config, ["UI/a.swift", "UI/Old/b.swift", "Late/c.swift"]) == [
      "2:29 'Screens/**' of layer 'ui' matches no file",
      "3:23 'Views/**' of layer 'views' matches no file, so the layer is empty",
      "4:22 'UI/Old/**' of layer 'late' has no effect: other patterns claim all of its files first",
    ])
}

@Test func `layers of a preset may match nothing`() {
  #expect(warnings(#"{"extends": "layered"}"#, ["x.swift"]) == [])
}

@Test func `usage counts what each layer claims`() {
  let value = architecture([layer("a", ["A/**"]), layer("b", ["B/**"])])
  let map = LayerMap(value)
  var usage = LayerUsage(of: value, map: map)
  for path in ["A/x.swift", "A/y.swift", "B/z.swift", "C/z.swift"] { usage.add(path, map.layer(of: path)) }
  #expect(usage.files == [2, 1])
}

@Test func `a placement holds all that a path says`() {
  var value = architecture([layer("domain", ["Features/{feature}/Domain"])])
  value.compositionRoot.files = [PathPattern("Core/DI")]
  value.compositionRoot.modules = ["Launcher"]
  let map = LayerMap(value)
  let domain = map.placement(
    of: "Features/Auth/Domain/User.swift", module: FileModule(name: "App", evidence: .imported))
  #expect(domain.layer == 0)
  #expect(domain.feature == "Auth")
  #expect(domain.module == "App")
  #expect(!domain.isInCompositionRoot)
  #expect(map.placement(of: "Core/DI/Container.swift").isInCompositionRoot)
  #expect(
    map.placement(of: "x.swift", module: FileModule(name: "Launcher", evidence: .imported))
      .isInCompositionRoot)
}

@Test func `a folder for all and a file are not features, no matter who writes the pattern`() {
  let map = LayerMap(architecture([layer("a", ["App/{feature}/**", "Lib/{feature} API/**"])]))
  #expect(map.layer(of: "App/Feed/x.swift")?.feature == "Feed")
  #expect(map.layer(of: "App/AppDelegate.swift") == LayerMatch(layer: 0, list: .files, pattern: 0))
  #expect(map.layer(of: "Lib/Shared API/x.swift") == LayerMatch(layer: 0, list: .files, pattern: 1))
  #expect(map.layer(of: "App/PaymentKit/x.swift")?.feature == "PaymentKit")
}

@Test func `a folder of everything says less than a folder for something, wherever it is`() {
  let map = LayerMap(.layered)
  let layers = Architecture.layered.layers
  let name = { (path: String) in map.layer(of: path).map { layers[$0.layer].name } }
  #expect(name("App/Common/Clock.swift") == "shared")
  #expect(name("App/Common/Views/Badge.swift") == "presentation")
  #expect(name("App/Common/Coordinators/MainCoordinator.swift") == "coordinators")
  #expect(name("ShopSDK/Sources/ShopCore/Clock.swift") == "shared")
  #expect(name("ShopSDK/Sources/ShopUI/Views/Badge.swift") == "presentation")
  #expect(name("App/Utilities/Services/Clipboard.swift") == "shared")
  #expect(name("App/Views/Common/Badge.swift") == "presentation")
}
