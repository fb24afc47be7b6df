public import Layouts

/// Which feature is to go.
public struct RemovalRequest: Sendable {
    let name: FeatureName

    /// Reads `feature NAME [--singular WORD]`.
    ///
    /// - Throws: `ToolError.refused` with the reason.
    public init(_ arguments: [String]) throws(ToolError) {
        guard case .feature(let name, korean: nil) = try NewRequest(arguments).kind else {
            throw .refused("Write `Tools/remove feature NAME`, such as Bookings.")
        }
        self.name = name
    }
}
