import Foundation
// The module of the manifest beside it, not the folder of that name below the sources of Design.
import Util

struct Repo { let format: DateFormat }
