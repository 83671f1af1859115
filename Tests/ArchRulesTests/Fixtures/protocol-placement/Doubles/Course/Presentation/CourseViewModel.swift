final class CourseViewModel {
  private let storage: CourseStorage
  private let auth: AuthService
  private let videos: any VideoStorage
  private let samples: SampleStorage?

  init(storage: CourseStorage, auth: AuthService, videos: any VideoStorage, samples: SampleStorage?) {
    self.storage = storage
    self.auth = auth
    self.videos = videos
    self.samples = samples
  }
}
