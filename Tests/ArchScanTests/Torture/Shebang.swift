#!/usr/bin/env swift "unterminated { /*
import A
b()
struct C { func d() {} }
