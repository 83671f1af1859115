import UIKit

class BaseViewModel {
  func showError() {}
}

final class FeedViewModel: BaseViewModel {  // expect: generic-presenter "view model 'FeedViewModel' inherits from 'BaseViewModel'"
  func reload() {}
}

class BasePresenter<View>: NSObject {}

final class ProfilePresenter: BasePresenter<UIView> {}  // expect: generic-presenter "presenter 'ProfilePresenter'"

class Interactor {}

final class LoadFeedUseCase: Interactor {  // expect: generic-presenter "use case 'LoadFeedUseCase'"
  func execute() async {}
}
