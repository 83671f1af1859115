import Basics
import Systems  // expect: undeclared-dependency

public struct Extra { let system: System }
