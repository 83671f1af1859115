// Generated using SwiftGen.
// DO NOT EDIT

import UIKit
