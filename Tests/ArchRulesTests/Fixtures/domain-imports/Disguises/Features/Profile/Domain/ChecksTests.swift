import UIKit
import XCTest

final class ChecksTests: XCTestCase {}
