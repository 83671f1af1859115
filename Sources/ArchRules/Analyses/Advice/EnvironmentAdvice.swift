import ArchFacts
import ArchModel

// What to do instead of the environment of SwiftUI.
extension Advice {
  /// What a view observes comes from the view that keeps it; what works is its view model's.
  func insteadOfEnvironment(_ type: CodeType, at offset: Int32, in place: Place) -> [String] {
    // What a container holds is taken from it where the app is put together.
    if nature(of: type) == .container {
      return taking(type, at: offset, in: place) + ["pass that from the composition root"]
    }
    guard isGivenToViewModels(type) else {
      let receiver = Receiver(at: offset, in: place, isWork: false, leftTo: modelOfScreens, codebase)
      return [receiver.taking("'\(type.name)'"), "pass it from where it is kept"]
    }
    let members = codebase.typeAround(place)?.usedMembers(of: type) ?? []
    return taking(type, using: members, at: offset, in: place) + ["pass it from the composition root"]
  }

  /// Whether it works for view models rather than being observed by views.
  func isGivenToViewModels(_ type: CodeType) -> Bool {
    // A view takes its own view model itself.
    guard nature(of: type).isWorker, !(type.kind == .protocol && type.isForScreens) else { return false }
    return type.need != nil || type.kind == .protocol || !codebase.code.isObservable(type.id)
  }
}
