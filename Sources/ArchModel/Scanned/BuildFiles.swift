/// What says how code is built and is no part of it: the model needs it to know which module a file belongs to.
package struct BuildFiles: Sendable {
  /// Paths of Xcode projects, which tell folders of targets.
  package let xcodeProjects: [String]
  /// Manifests above the code that the config leaves out.
  package let manifests: [ScannedFile]
  package let xcodeGen: [XcodeGenManifest]

  package init(
    xcodeProjects: [String] = [], manifests: [ScannedFile] = [], xcodeGen: [XcodeGenManifest] = []
  ) {
    self.xcodeProjects = xcodeProjects
    self.manifests = manifests
    self.xcodeGen = xcodeGen
  }
}
