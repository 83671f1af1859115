final class LogoutUseCase {
  func execute() {
    navigation.popToRootViewController(animated: false)  // expect: coordinators-navigate "use case 'LogoutUseCase'"
  }
}
