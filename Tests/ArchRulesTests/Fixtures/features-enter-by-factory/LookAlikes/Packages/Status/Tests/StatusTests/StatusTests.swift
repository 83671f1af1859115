import Status
import StatusRepository
let repository = StatusRepository()
