import func A.==
import func B.+
import func C.<
import D.
import .E
import
