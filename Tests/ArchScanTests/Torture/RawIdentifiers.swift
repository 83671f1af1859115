struct `type with spaces` { let `a b` = 1 }
func `test that 1 + 1 == 2`() { `call me`() ; x.`y z`() }
enum `Ünïcode enum` { case `case one`, `2`, `three-four`(`Payload Type`) }
extension `type with spaces`.`nested one` : `Some Protocol` { }
let `1` = `2`.`3`
let `class` = `class`.`init`(), `self` = `func`
func f(`with label` x: Int, `in`: Int) { g(`with label`: 1, `in`: 2) }
class `A.B` { var `{`: Int { `}`() } }
`Foo Bar`.`baz qux`.go()
`Foo`.bar.go()
