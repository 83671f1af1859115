#if os(watchOS)
import Money
struct Watch { let money: Money }
#else
struct Watch {}
#endif
