@A
@B(
  c(),
  d: e
)
@C<D>
public
  // comment
  func f()
  -> G
{
  h()
}
@I /* comment */ @J
// another
final
class K
  : L
  , M
{
  @N
  private(set)
  var o
    : P
    = q()
  @objc
  let r = 1
}
@S
let u = 1
