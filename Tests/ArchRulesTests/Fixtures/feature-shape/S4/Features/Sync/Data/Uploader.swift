import Foundation

final class Uploader {  // expect: feature-shape "feature 'Sync' has no user interface in its 2 files"
  func upload() {}
}
