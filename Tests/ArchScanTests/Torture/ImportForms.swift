import A
import B.C
import B.C.D
import struct E.F
import class G.H; import enum I.J
import protocol K.L
import typealias M.N
import func O.p
import let Q.r
import var S.t
@testable import W
@_exported import X
@_spi(Y) import Z
@_spi(A1) @testable import B1
@_implementationOnly import C1.D1
@preconcurrency import E1
public import F1
internal import struct G1.H1
private import I1
fileprivate import J1
package import K1
@preconcurrency public import L1
@_spi(  M1  ) @_documentation(visibility: private) internal
  import
  N1 . O1
#if P1
import Q1
#if R1
  @testable import class S1.T1
#endif
#else
import U1; import V1; import W1.X1
#endif
import /* a */ Y1 // b
import `Z1`
import A2 /* b */ . /* c */ B2
@_private(sourceFile: "x.swift") import C2
@_weakLinked import D2
func f() {}
import E2
let import1 = 1
