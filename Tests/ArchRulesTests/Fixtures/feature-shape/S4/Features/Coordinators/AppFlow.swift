final class AppFlow {}  // expect: feature-shape
