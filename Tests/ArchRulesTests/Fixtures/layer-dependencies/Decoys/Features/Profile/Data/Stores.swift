struct ProfileStoreImpl {}

#if os(iOS)
struct ProfileCacheImpl {}
#endif

struct ProfileLoaderImpl {}
