import UIKit

protocol LoginPresenting { func show(_ screen: UIViewController) }
final class LoginScreens: LoginPresenting { func show(_ screen: UIViewController) {} }
