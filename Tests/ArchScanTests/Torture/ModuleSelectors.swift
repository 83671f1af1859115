import A
let a = Swift::print("x"), b: Swift::Int = Foundation::Date().c, d = Mod::Foo.shared.go()
struct E: Mod::F { @Mod::G var h: Mod::I.J = .Mod::k }
func l(m: Mod::N) -> Mod::O { p.Mod::q(); Mod::r { s() }; #Mod::t(); x as Mod::U }
extension Mod::V { }
let w: Mod::X<Y> = Mod::Z<Mod::A>(), b: [Mod::C<D>.E] = [Mod::F](), g = Mod::H.I<J>()
