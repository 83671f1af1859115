enum PayDestination { case receiptScreen, home }
protocol PayInteractorOutput: AnyObject { func paid() }

final class PayInteractor {
  weak var output: PayInteractorOutput?
  func nextScreen() -> PayDestination { .home }  // expect: use-case-returns
}
