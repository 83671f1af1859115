struct PlanRecord { func go() { Task { } } }
