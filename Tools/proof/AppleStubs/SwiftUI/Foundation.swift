// As all of Apple's frameworks do.
@_exported import Foundation
