import Basics
import Extras  // expect: undeclared-dependency
import Systems

struct Lookup { let system: System }
