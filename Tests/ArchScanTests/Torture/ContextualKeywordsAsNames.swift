let actor = actor
Task { run() }
let any = 1, each = 2, some = 3, async = 4, get = 5, set = 6, open = 7, macro = 8, package = 9
func f() {
  let actor = actor
  Task { use(actor) }
  let any = any.some, each = each(1), some = some { $0 }
  async(); async.let(); get(); get { }; set = get; open(url); open.close()
  macro(x); package.build(); consume(x); copy(y); borrowing.go(); sending()
  nonisolated(); discard(z); then(); then = 1; left.right(); prefix(2)
  actor(); actor.go(); each(x); any(y); some(z); await.x; lazy.map { $0 }
  indirect(); mutating = 1; optional.get(); override(); required(); final.go()
  convenience(); dynamic(); weak(); unowned(); precedence(); Protocol.go(); Type.go()
  willSet(); didSet(); `repeat`(); isolated(); distributed.x(); module.y(); using(z)
  extension1(); left = right; none.some(); of(x); unsafe(); infix(); postfix()
}
struct S { let get: Int; var set: Int { self.get }; var open: Int; func macro() {}; static func actor() {} }
