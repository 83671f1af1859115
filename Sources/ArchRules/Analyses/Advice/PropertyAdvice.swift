import ArchFacts
import ArchModel

// What to do instead of filling a property in.
extension Advice {
  func insteadOfFilling(_ property: CodeMember, with type: CodeType) -> String {
    let (offset, place) = (property.declared.name.start, property.place)
    let isLeftToViewModel = receiver(at: offset, in: place, of: type) == .viewModel
    let rest = isLeftToViewModel ? "remove '\(property.name)' here" : "make the property 'private let'"
    return (taking(type, at: offset, in: place) + [rest]).asSteps
  }
}
