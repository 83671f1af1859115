extension Preset {
  /// What manifests say is what code does: it claims no files and goes with every other preset.
  package static let packages = Preset(
    name: "packages",
    summary: "Manifests list what targets import, and nothing else.",
    reasoning: """
      The lists of dependencies in 'Package.swift' and in Tuist's 'Project.swift' are the one drawing of an \
      architecture that is built. It lies in two ways: code imports what its target never listed, which builds as long \
      as something else brings it, and entries stay when their last import is gone. With both told, the manifest can \
      be read as the map of the modules, and targets build alone and in parallel. The price is a line in a manifest \
      for each module that is imported. It says nothing about layers, and is meant to be combined with a preset that \
      does.
      """,
    layers: [],
    features: [],
    rules: ["undeclared-dependency", "unused-dependency"],
    checklist: packagesChecklist
  )
}
