public import Layouts

/// Which feature is to go.
public struct RemovalRequest: Sendable {
    let name: FeatureName

    /// Reads `feature NAME [--singular WORD]`.
    ///
    /// - Throws: `ToolError.refused` with the reason.
    public init(_ arguments: [String]) throws(ToolError) {
        let command = try CommandWords(arguments)
        guard command.words.count == 2, command.words[0] == "feature" else {
            throw .refused("Write `Tools/remove feature NAME`, such as Bookings.")
        }
        try command.check(knowing: ["--singular"])
        name = try FeatureName(command.words[1], singular: command["--singular"])
    }
}
