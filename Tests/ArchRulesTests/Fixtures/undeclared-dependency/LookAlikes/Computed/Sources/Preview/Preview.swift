import Views
#if canImport(Models)
import Models
#endif
struct Overview { let views: Views }
