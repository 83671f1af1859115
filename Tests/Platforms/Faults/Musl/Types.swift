import Musl

// They are structures with the GNU library.
let kind = SOCK_STREAM.rawValue  // expect: has no member 'rawValue'

// It is a number there.
let thread = pthread_t()  // expect: missing argument for parameter
