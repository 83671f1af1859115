import CoreData
import Foundation
import UIKit
