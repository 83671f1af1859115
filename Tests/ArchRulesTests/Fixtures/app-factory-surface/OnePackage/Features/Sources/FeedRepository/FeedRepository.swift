public actor FeedRepository {}
