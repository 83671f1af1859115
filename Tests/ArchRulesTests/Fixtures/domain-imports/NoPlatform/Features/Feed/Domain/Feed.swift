import Combine
import OrderedCollections
import RxSwift
import UIKit // expect: domain-imports
