import UIKit

// Coordinates files, not screens.
final class BackupCoordinator {
  func save() { FileManager.default.createFile(atPath: "", contents: nil) }
}
enum APIRouter { static func session() -> URLSession { .shared } }
