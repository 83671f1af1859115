final class ListPresenter: ListOutput { func didLoad() {} }
final class LoginCoordinator: LoginRouting { func next() {} }

final class LoginViewModel {
  weak var proofs: (any ProofManaging)?  // expect: no-property-injection
  // Those who are told, and those who made this.
  weak var output: (any ListOutput)?
  weak var router: (any LoginRouting)?
  // Somebody else keeps it, and it is given in time.
  private weak var kept: (any ProofManaging)?
  weak var taken: (any ProofManaging)?
  init(taken: any ProofManaging) { self.taken = taken }
}

final class LoginPresenter: LoginPresenting {
  var proofs: (any ProofManaging)?  // expect: no-property-injection
}
