extension Preset {
  /// Four decisions that hold in any layout, so it claims hardly a file and goes beside every other preset.
  package static let decisions = Preset(
    name: "decisions",
    summary: "Injection by protocols, one composition root, async networks, synchronous stores, one presenter.",
    reasoning: """
      Dependencies are taken by the initializer as protocols, and one composition root makes all of them: no \
      locator, no shared instance, nothing filled in later, so that every part can be tested with doubles and \
      exchanged. A protocol over a network is 'async throws', since that is what a network is like; one over a \
      cache or a store just throws, since it then stays simple to implement and to test, and whoever calls it from \
      asynchronous code hops threads in one place. Presenting a resource, its loading and its errors is written \
      once, as a generic presenter with a mapper for each feature; nothing is shared by base classes, which couple \
      what inherits them. The price is protocols to write, and knowing where async begins and ends. It says nothing \
      about layers and is meant to stand beside a preset that does.
      """,
    layers: [decisionsComposition],
    features: [],
    rules: [
      "async-network-protocols", "composition-root", "depend-on-protocols", "generic-presenter",
      "no-environment-services", "no-property-injection", "no-service-locator", "no-singleton-use",
      "no-singletons", "sync-store-protocols",
    ]
  )

  /// Where the app begins.
  private static let decisionsComposition = layer(
    "composition", .composition, of: "decisions",
    files: [
      "**/AppDelegate.swift", "**/SceneDelegate.swift", "**/CompositionRoot/**", "**/*CompositionRoot.swift",
      "{module}/{module}App.swift", "*/{module}/{module}App.swift",
    ],
    mayUse: nil)
}
