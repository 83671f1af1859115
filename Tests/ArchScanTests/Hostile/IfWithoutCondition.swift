#if
import A
#elseif
import B
#endif
#if (
#endif
#if A &&
#endif
class After { func a() { b() } }
