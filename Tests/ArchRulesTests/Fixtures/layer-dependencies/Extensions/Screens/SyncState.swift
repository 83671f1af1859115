struct SyncState { let title: String }
