extension Preset {
  /// Decisions that hold in any layout: it claims no files and goes with every other preset.
  package static let decisions = Preset(
    name: "decisions",
    summary: "Async protocols over networks, synchronous ones over stores, one generic presenter.",
    reasoning: """
      A protocol over a network is 'async throws', since that is what a network is like; one over a cache or a \
      store just throws, since it then stays simple to implement and to test, and code that calls it from \
      asynchronous code hops threads in one place. Presenting a resource, its loading and its errors is written \
      once, as a generic presenter with a mapper for each feature; nothing is shared by base classes, which couple \
      whatever inherits them. The price is knowing where async begins and ends, and generic types to read. It says \
      nothing about layers, injection and composition, and is meant to be combined with a preset that does.
      """,
    layers: [],
    features: [],
    rules: ["async-network-protocols", "generic-presenter", "sync-store-protocols"],
    checklist: decisionsChecklist
  )
}
