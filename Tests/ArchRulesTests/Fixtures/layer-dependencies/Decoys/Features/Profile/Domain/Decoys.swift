#if os(Windows)
struct ProfileStoreImpl {}
#endif

#if os(tvOS)
struct ProfileCacheImpl {}
#endif
