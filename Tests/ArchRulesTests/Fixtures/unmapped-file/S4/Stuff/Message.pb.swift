struct Message {}
