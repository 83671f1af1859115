import SwiftUI

enum PhotoRoute { case camera, library }
