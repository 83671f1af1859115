struct Kernel {}
