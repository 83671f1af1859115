enum WalkStyle { case wide, narrow }

struct WalkSection {
  let walks: [Walk]
  let style: WalkStyle
}
