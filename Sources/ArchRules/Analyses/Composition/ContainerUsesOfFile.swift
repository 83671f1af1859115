import ArchFacts
import ArchModel

/// Where the code of one file holds a container or pulls something out of one.
struct ContainerUsesOfFile {
  private let reader: ContainerUseReader
  private let statics: [ContainerUse]
  private let read: [ContainerUse]
  private let locals: [ContainerUse]
  private var wrapped: [ContainerUse] = []

  init(_ file: CodeFile, _ containers: Containers, _ globals: GlobalContainers, _ needs: ComponentNeeds) {
    reader = ContainerUseReader(file.codebase, containers, file: file.index)
    statics = reader.staticReads()
    read = reader.read(globals)
    locals = ContainerPulls.locals(in: file, containers, needs)
  }

  mutating func addWrapped(_ wrappers: LocatorWrappers) { wrapped = reader.wrapped(wrappers) }

  var all: [ContainerUse] { statics + read + locals + wrapped }

  /// Those of several files, in the order of the files for each way of using one.
  static func joined(_ files: [ContainerUsesOfFile]) -> [ContainerUse] {
    files.flatMap(\.statics) + files.flatMap(\.read) + files.flatMap(\.locals) + files.flatMap(\.wrapped)
  }
}
