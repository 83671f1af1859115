struct Screen {
  let engines: [Engine]
}
