import CarPlay

final class DriveScreen {}
