import ArchModel
import ArchSystem

extension BuildFiles {
  /// Those of a scope, and what of them could not be read.
  static func read(_ scope: CheckScope) -> (files: BuildFiles, unreadable: [Unreadable]) {
    read(projects: scope.projects, manifests: scope.manifests, descriptions: scope.descriptions)
  }

  static func read(
    projects: [String], manifests: [FileOnDisk] = [], descriptions: [FileOnDisk]
  ) -> (files: BuildFiles, unreadable: [Unreadable]) {
    let (scanned, problems) = ParallelScan.files(manifests, WorkTimes())
    var unreadable = problems
    var xcodeGen: [XcodeGenManifest] = []
    for file in descriptions {
      do throws(Unreadable) {
        xcodeGen.append(XcodeGenManifest(try file.read(), path: file.path))
      } catch {
        unreadable.append(error)
      }
    }
    return (BuildFiles(xcodeProjects: projects, manifests: scanned, xcodeGen: xcodeGen), unreadable)
  }
}
