protocol BootUseCase {
  func execute() async
}
