import CoreData
import UIKit
final class Store { let session = URLSession.shared }
