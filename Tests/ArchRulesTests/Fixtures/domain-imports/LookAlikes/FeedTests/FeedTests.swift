import XCTest
import UIKit
