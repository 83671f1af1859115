import A
﻿import B
let c﻿ = d﻿()
