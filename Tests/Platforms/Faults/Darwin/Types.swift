import Darwin

// It is an address here, and a structure elsewhere.
let actions = posix_spawn_file_actions_t()  // expect: missing argument for parameter

// The time is called so elsewhere.
let time = stat().st_mtim  // expect: has no member 'st_mtim'
