package import ArchConfig
package import ArchModel

extension Codebase {
  /// Joins the facts of files with an architecture, layers that are made of types or show only some of them included.
  ///
  /// - Parameters:
  ///   - build: what tells folders of targets besides the code.
  ///   - reuse: of a codebase with the same architecture and manifests.
  package static func laidOut(
    _ architecture: Architecture, _ scanned: [ScannedFile], build: BuildFiles = BuildFiles(),
    work: some WorkDistribution = InOrder(), reuse: CodeReuse = .once
  ) -> Codebase {
    let isByTypes = architecture.layers.contains { $0.types != nil }
    // What such layers claim may differ each time.
    var codebase = Codebase(
      architecture, scanned, build: build, work: work, reuse: isByTypes ? .once : reuse)
    if isByTypes {
      let claims = LayerClaims(byTypesOf: codebase, work: work)
      codebase = Codebase(architecture, scanned, build: build, claims: claims, work: work)
    }
    guard architecture.layers.contains(where: { $0.shown != nil }) else { return codebase }
    return Codebase(codebase, showing: LayerClaims.selected(by: \.shown, codebase, work: work))
  }
}
