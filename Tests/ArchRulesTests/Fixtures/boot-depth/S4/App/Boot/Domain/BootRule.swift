struct BootRule {}  // expect: boot-depth "boot has a layer of its own: folder 'Domain'"
struct OtherRule {}
