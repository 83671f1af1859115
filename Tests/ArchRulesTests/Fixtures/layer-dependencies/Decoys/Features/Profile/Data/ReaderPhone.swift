#if os(iOS) || os(watchOS)
struct ProfileReaderImpl {}
#endif
