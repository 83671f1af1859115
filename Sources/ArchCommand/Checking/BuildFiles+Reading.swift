import ArchModel
import ArchSystem

extension BuildFiles {
  /// Those of a scope, and what of them could not be read.
  static func read(_ scope: CheckScope) -> (files: BuildFiles, unreadable: [Unreadable]) {
    read(projects: scope.projects, manifests: scope.manifests, descriptions: scope.descriptions)
  }

  static func read(
    projects: [FileOnDisk], manifests: [FileOnDisk] = [], descriptions: [FileOnDisk]
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
    let xcodeProjects = ThreadedWork().map(projects.count, atOnce: 1) { XcodeProject(in: projects[$0]) }
    return (BuildFiles(xcodeProjects: xcodeProjects, manifests: scanned, xcodeGen: xcodeGen), unreadable)
  }
}

extension XcodeProject {
  /// Where the file cannot be read, the project still tells where its targets' folders are.
  fileprivate init(in file: FileOnDisk) {
    let path = String(file.path.dropLast("/project.pbxproj".count))
    self = (try? file.read()).map { XcodeProject($0, path: path) } ?? XcodeProject(path: path)
  }
}
