import ArchConfig
import ArchFacts
import ArchModel
import ArchProposal
import ArchRules
import ArchSystem

/// Code and what governs it. Layers that nobody wrote down are those that `init` would write.
struct GovernedCode {
  /// Without what is left out.
  let scope: CheckScope
  let architecture: Architecture
  let codebase: Codebase
  let scanned: [ScannedFile]
  /// Of the code.
  let unreadable: [Unreadable]
  let build: (files: BuildFiles, unreadable: [Unreadable])

  /// - Parameters:
  ///   - kept: of an earlier check in this process.
  ///   - proofs: what is to be tried beside the model, of which one processor does the most.
  init(
    _ scope: CheckScope, _ architecture: Architecture, _ work: WorkTimes, _ timings: inout Timings,
    kept: KeptFacts? = nil, beside proofs: OpenProofs = OpenProofs()
  ) {
    var scope = scope
    var architecture = architecture
    var (scanned, unreadable) = timings.measure("read and scan") {
      kept?.files(scope.files, work) ?? ParallelScan.files(scope.files, work)
    }
    var build = kept?.build(scope) ?? BuildFiles.read(scope)
    if architecture.leavesLayersOpen {
      let (written, files) = (architecture, build.files)
      // What somebody supposes to be there, or has just begun, shows no layer.
      let begun = Set(scope.files.filter { $0.held?.isEmpty ?? false }.map(\.path))
      let code = begun.isEmpty ? scanned : scanned.filter { !begun.contains($0.facts.path) }
      func observed() -> Architecture {
        var architecture = written
        architecture.observe(code, files)
        return architecture
      }
      architecture = timings.measure("layers") { kept?.observed(scope.folder, observed) ?? observed() }
      if scanned.contains(where: { !architecture.includes($0.facts.path) }) {
        scope.keep(architecture.includes)
        scanned.removeAll { !architecture.includes($0.facts.path) }
        unreadable.removeAll { !architecture.includes($0.path) }
        // Manifests that were left out now count as such.
        build = BuildFiles.read(scope)
      }
    }
    let reuse = kept.map { CodeReuse.again(after: $0.stages(scope.folder)) } ?? .once
    let (governing, code, files) = (architecture, scanned, build.files)
    codebase = timings.measure("model") {
      proofs.run(beside: {
        Codebase.laidOut(governing, code, build: files, work: ThreadedWork(), reuse: reuse)
      })
    }
    kept?.keep(codebase.stages, scope.folder)
    self.scope = scope
    self.architecture = architecture
    self.scanned = scanned
    self.unreadable = unreadable
    self.build = build
  }
}

extension Architecture {
  /// Takes the layers that code shows, and leaves out its tools and samples. Where it shows none, all stays as it is.
  fileprivate mutating func observe(_ scanned: [ScannedFile], _ build: BuildFiles) {
    let observed = ObservedArchitecture(
      of: Codebase(.beforeLayers, scanned, build: build, work: ThreadedWork()))
    guard observed.isWorthProposing else { return }
    let text = observed.text(extending: [])
    let proposed = Self.reading(Array(text.utf8), rules: RuleCatalog.known).architecture
    layers = proposed.layers.map { layer in
      var layer = layer
      layer.origin = .observed
      return layer
    }
    exclude += proposed.exclude
    compositionRoot.files += proposed.compositionRoot.files
    leavesLayersOpen = false
  }
}
