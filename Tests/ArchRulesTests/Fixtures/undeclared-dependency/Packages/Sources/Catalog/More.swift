import Networking
struct More { let client: Client }
