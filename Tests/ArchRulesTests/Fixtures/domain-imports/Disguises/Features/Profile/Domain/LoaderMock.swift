import UIKit

final class LoaderMock: Loader {}
