import Status
import StatusRepository
let view = StatusView()
