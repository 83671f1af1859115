let root = StatusService(fetch: { [] })
