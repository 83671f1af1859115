package import ArchConfig
package import ArchModel

extension Codebase {
  /// Joins the facts of files with an architecture, layers that are made of types included.
  ///
  /// - Parameter build: what tells folders of targets besides the code.
  package static func laidOut(
    _ architecture: Architecture, _ scanned: [ScannedFile], build: BuildFiles = BuildFiles(),
    work: some WorkDistribution = InOrder()
  ) -> Codebase {
    let codebase = Codebase(architecture, scanned, build: build, work: work)
    guard architecture.layers.contains(where: { $0.types != nil }) else { return codebase }
    let claims = LayerClaims(byTypesOf: codebase, work: work)
    return Codebase(architecture, scanned, build: build, claims: claims, work: work)
  }
}
