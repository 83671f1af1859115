import ArchFacts
import ArchKnowledge

/// What a view does when something happens, amid the code that says what it shows: the action of a button, what a gesture
/// or a task runs.
extension FileFacts {
  /// Whether an offset is in a closure that is an action.
  func isInAction(_ offset: Int32) -> Bool {
    calls.contains { call in
      call.arguments <= offset && offset < call.end && !call.isPattern
        && acts.contains(call.member, in: bytes) && isInAction(offset, of: call)
    }
  }

  /// Of `Button(action: { … }) { Text("Go") }` only what is labelled.
  private func isInAction(_ offset: Int32, of call: Call) -> Bool {
    let arguments = arguments(of: call)
    let named = arguments.filter { matches($0.label, "action") }
    let actions = named.isEmpty ? arguments.filter { !matches($0.label, "label") } : named
    return actions.contains { isInClosure(offset, startingIn: $0.value) }
  }
}

private let acts = WordSet(AppleFunctions[.acts])
