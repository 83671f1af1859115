prefix operator +++
postfix operator ---
infix operator ***
infix operator **** : Precedence
infix operator ⊗: MultiplicationPrecedence
prefix operator .?.
infix operator =~=
precedencegroup Precedence {
  higherThan: AdditionPrecedence, B
  lowerThan: C
  associativity: left
  assignment: true
}
precedencegroup Empty {}
private precedencegroup E { associativity: none }
macro f() = #externalMacro(module: "G", type: "H")
@freestanding(expression) public macro i<T>(j: T, k: Int = l()) -> String = #externalMacro(module: "M", type: "N")
@attached(peer, names: arbitrary) macro o(_ p: Q...) = #s(t) where Q: R
@freestanding(declaration) macro u()
struct V { macro w() -> Int = #x(1) }
func y() { macro z() = #a1 }
