// As all of Apple's frameworks do.
@_exported import Foundation

// "LocalizedStringResource", which Foundation has not on Linux.
// Apple: "LocalizedStringResource", "init(stringLiteral:)"
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
}
