/* outer /* inner /* innermost */ still inner */ still outer */ import Foundation
/**/ struct Empty {} /***/ /* ** / * */
/*/ not closed here */
/* a */ /* b */ func between() /* c */ { /* { */ call() /* } */ }
/**
 * class Fake { func fake() { trap() } }
 /* } */
 */
class Real /* : Hidden */ : Base /* , Other */ {
  /* func no() {} */ func yes() { go(/* /* ) */ ( */) }
  // a line comment /* that opens nothing
  func after() {} // */ closes nothing
  /// doc comment with `code()` and /* no block
  func documented() {}
}
/* // */ func lineInsideBlock() { here() }
// \
func notContinued() { there() }
let sum = 1/* infix */+/* spaced */2
let product = a /**/ * b
