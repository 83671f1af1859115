prefix operator +++
postfix operator ---
infix operator ***
infix operator **** : Precedence
infix operator <|> : A, B
infix operator ⊗: MultiplicationPrecedence
prefix operator .?.
public infix operator =~=
precedencegroup Precedence {
  higherThan: AdditionPrecedence, B
  lowerThan: C.D
  associativity: left
  assignment: true
}
precedencegroup Empty {}
private precedencegroup E { associativity: none }
macro f() = #externalMacro(module: "G", type: "H")
@freestanding(expression) public macro i<T>(j: T, k: Int = l()) -> String = #externalMacro(module: "M", type: "N")
@attached(peer, names: arbitrary) macro o(_ p: Q...) where Q: R = s(t)
@freestanding(declaration) macro u()
struct V { macro w() -> Int = #x(1) ; infix operator <<< }
func y() { macro z() = #a1 }
