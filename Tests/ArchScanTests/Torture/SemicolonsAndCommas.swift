let a = 1; let b = 2;
func c() { d(); e(); }
struct F { let g = 1; let h = 2; func i() {}; }
enum J { case k; case l, m; }
protocol N { var o: Int { get }; func p(); }
switch q { case 1: r(); s(); default: t(); }
if u { v(); } else { w(); }
x { y(); z(); };
extension A1 {};
import B1;
var c1: Int { get { 1 } set { 2 } }
typealias D1 = E1;
return; f1()
