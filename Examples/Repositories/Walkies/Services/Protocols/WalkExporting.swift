import Foundation

protocol WalkExporting: AnyObject {
  func export(_ walk: Walk) throws -> URL
}
