final class Uploader {}
