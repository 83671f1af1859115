// Generated using Sourcery 2.2.5 — DO NOT EDIT
import UIKit
