/// What says how code is built and is no part of it: the model needs it to know which module a file belongs to.
package struct BuildFiles: Sendable {
  package let xcodeProjects: [XcodeProject]
  /// Manifests above the code that the config leaves out.
  package let manifests: [ScannedFile]
  package let xcodeGen: [XcodeGenManifest]

  package init(
    xcodeProjects: [XcodeProject] = [], manifests: [ScannedFile] = [], xcodeGen: [XcodeGenManifest] = []
  ) {
    self.xcodeProjects = xcodeProjects
    self.manifests = manifests
    self.xcodeGen = xcodeGen
  }
}
