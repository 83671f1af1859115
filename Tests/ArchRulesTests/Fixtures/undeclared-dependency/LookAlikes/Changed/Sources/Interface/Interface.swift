import Core
struct Interface { let core: Core }
