/* a */ @b( /* d */ e /* f */ ) /* g */ public /* h */ func /* j */ k /* l */ < /* m */ N /* o */ > /* p */ ( /* q */ r /* s */ t /* u */ : /* v */ W /* x */ = /* y */ z /* a1 */ ) /* b1 */ async /* c1 */ throws /* d1 */ -> /* e1 */ F1 /* g1 */ where /* h1 */ N /* i1 */ : /* j1 */ K1 /* l1 */ { /* m1 */ return /* n1 */ o1 /* p1 */ }
class /* a */ B /* c */ : /* d */ E /* f */ { /* g */ var /* h */ i /* j */ : /* k */ L /* m */ { /* n */ get /* o */ { /* p */ q /* r */ ( /* s */ ) /* t */ } /* u */ } /* v */ }
enum /* a */ B1 /* b */ { /* c */ case /* d */ e /* f */ ( /* g */ h /* i */ : /* j */ K /* l */ ) /* m */ , /* n */ o /* p */ = /* q */ 1 /* r */ }
#if /* a */ B // c
import /* d */ E /* f */
#elseif /* g */ H /* i */
let /* j */ ( /* k */ l /* m */ , /* n */ o /* p */ ) /* q */ = /* r */ s /* t */ ( /* u */ )
#else // v
#endif /* w */
func f() {
  if /* a */ let /* b */ c /* d */ = /* e */ d /* f */ , /* g */ h /* i */ { /* j */ } /* k */ else /* l */ if /* m */ n /* o */ { } // p
  else { q() }
  r /* s */ { /* t */ u /* v */ in /* w */ x /* y */ } /* z */ a1 /* b1 */ : /* c1 */ { /* d1 */ }
  switch /* a */ b /* c */ { /* d */ case /* e */ . /* f */ g /* h */ ( /* i */ let /* j */ k /* l */ ) /* m */ where /* n */ o /* p */ : /* q */ r() default /* s */ : /* t */ u() }
  a /* b */ ? /* c */ d() /* e */ : /* f */ g() ; a /* b */ && /* c */ d /* e */ ?? /* f */ g
}
