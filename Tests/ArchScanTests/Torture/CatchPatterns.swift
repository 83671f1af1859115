func f() throws {
  do { try a() } catch { b(error) }
  do { try c() } catch let d { e(d) }
  do { f() } catch is G { h() } catch let i as J { k(i) } catch { l() }
  do { m() } catch N.o { p() } catch Q.r(let s) where s > 1 { t() }
  do { u() } catch let v as W where v.x == .y(1) { z() } catch A1.b1, C1.d1(e1) { f1() }
  do throws(G1) { try h1() } catch { i1() }
  do { j1() } catch .k1(let l1) { m1() } catch (let n1) where o1() { p1() }
  do throws(Q1.R1) { } catch let s1 as T1 where u1 { v1() }
  do { w1() }
  catch X1.y1(1...2) { z1() }
  catch is B2, is C2 { d2() }
  label: do { break label } catch { continue }
  do { } catch where e2 { f2() }
  do { } catch g2() { h2() } catch i2 as J2 { }
}
