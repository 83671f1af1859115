import Algorithms
import Combine
import Dispatch  // expect: domain-imports

struct Model {}
