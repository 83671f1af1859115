class `class`: `struct` { }
struct `protocol` { let `let`: Int; var `var` = `let`; static let `default` = `protocol`() }
enum `enum` { case `case`, `default`(`in`: Int), `self`, `init` }
extension `extension`.`Type` { func `func`(`inout`: Int) -> `return` { `throw`(`try`: 1) } }
protocol `Any` { associatedtype `associatedtype`; var `get`: Int { get set } }
typealias `typealias` = `Self`
actor `actor` { }
func f() {
  `if`(); x.`switch`(); .`init`(); Foo.`init`(x); `self`.`default`.go()
  switch x { case .`default`: a(); case .`self`(let y): b(y); default: c() }
  let `guard` = `for`.`in`, `while` = \`Foo`.`bar`
  `Upper`.`shared`.go()
}
import `Some`.`Module`
import struct `A`.`struct`
@`attribute` func g() {}
