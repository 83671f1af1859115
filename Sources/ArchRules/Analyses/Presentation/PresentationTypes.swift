import ArchFacts
import ArchKnowledge
import ArchModel

// Which types are views and which are view models, as rules ask for them.
extension CodeType {
  var isView: Bool {
    switch codebase.presentation(of: id) {
    case .swiftUIView, .platformView: true
    case .viewModel, nil: false
    }
  }

  var isSwiftUIView: Bool { codebase.presentation(of: id) == .swiftUIView }

  var isViewModel: Bool { if case .viewModel = codebase.presentation(of: id) { true } else { false } }

  /// Not what only hands on what it was given, and keeps nothing that is lost where it is made anew.
  var isObservableViewModel: Bool {
    codebase.presentation(of: id) == .viewModel(isObservable: true) && !onlyHoldsWhatItIsGiven
  }

  private var onlyHoldsWhatItIsGiven: Bool {
    let kept = members.filter { $0.isStored }
    return !kept.isEmpty && !supertypes.contains { $0.kind == .class }
      && kept.allSatisfy { $0.kind == .let && $0.declared.value.isEmpty }
  }

  /// A view model or presenter, or a protocol that such conform to.
  var isForScreens: Bool {
    switch purpose ?? role {
    case .viewModel, .presenter: true
    case .value, .protocol, .useCase, .repository, .service, .view, .coordinator, .bootstrapper, .container,
      .factory, .error, .dto:
      false
    }
  }

  /// A view controller, a window's controller or a window, of UIKit or AppKit: it is a screen, or holds screens. Where
  /// another's type is extended, that type.
  var isScreen: Bool {
    if symbol.isExternal { return Self.isScreen(named: simpleName) }
    return foreignSupertypes.contains(where: Self.isScreen)
  }

  private static func isScreen(named name: String) -> Bool {
    AppleTypes[.ofScreens].contains(where: name.hasPrefix)
      && (name.hasSuffix("Controller") || name.hasSuffix("Window"))
  }

  /// The `App` and its scenes: values, but what they keep lives as long as the app.
  var isAppOrScene: Bool { foreignSupertypes.contains(where: AppleTypes[.ownsModels].contains) }

  /// `'TripsView' is a view by its conformance to 'View'`
  var presentationLabel: String {
    let role = codebase.role(of: id)
    return isView || role.role == .viewModel
      ? "'\(name)' is \(role.role.phrase) \(role.evidence.reason(in: codebase.code))"
      : "'\(name)' is observed, and belongs to presentation"
  }
}

extension Codebase {
  /// The view whose own code is at a place; a type nested in it, such as a view model, is code of its own.
  func view(at place: Place) -> CodeType? { typeAround(place).flatMap { $0.isView ? $0 : nil } }
}
