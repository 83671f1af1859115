#if DEBUG
import A
struct Debug { func a() {} }
#elseif os(Linux) && !canImport(B)
@testable import B
class Linux: Base { var b = c() }
#else
enum Other { case x }
#endif
#if swift(>=5.9)
#if compiler(<6)
import C
#else
import D.E
  #if FLAG
  import struct F.G
  #endif
#endif
func h() {}
#endif
#if canImport(SwiftUI, _version: 2.0)
let i = 1
#elseif A || (B && !C)
var j: Int { 2 }
#endif
#if targetEnvironment(simulator)
#endif
#if hasFeature(X) && hasAttribute(y) && _runtime(_ObjC) && arch(arm64) && _endian(little)
extension K { }
#endif
