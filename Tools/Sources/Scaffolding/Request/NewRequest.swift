import Checks
public import Layouts

/// What is to be made.
public struct NewRequest: Sendable {
    enum Kind: Sendable {
        case feature(FeatureName, korean: String?)
        case module(NewModule)
    }

    let kind: Kind

    /// A folder with a new workspace, from which features are made; nil for the one that the project keeps.
    let template: String?

    /// Reads `[--template FOLDER] feature NAME [--singular WORD] [--korean WORD]` or
    /// `module NAME in LAYER [--type NAME] [--uses A,B] [--holds TEXT]`.
    ///
    /// - Throws: `ToolError.refused` with the reason.
    public init(_ arguments: [String]) throws(ToolError) {
        let command = try CommandWords(arguments)
        let words = command.words
        template = command["--template"]
        switch words.first {
        case "feature":
            try command.check(knowing: ["--singular", "--korean", "--template"])
            guard words.count == 2 else {
                throw .refused(
                    "Write `Tools/new feature NAME`, such as Bookings: one name, where \(words.count - 1) stand.")
            }
            kind = .feature(try FeatureName(words[1], singular: command["--singular"]), korean: command["--korean"])
        case "module":
            try command.check(knowing: ["--type", "--uses", "--holds"])
            guard words.count == 4, words[2] == "in" else {
                throw .refused("Write `Tools/new module NAME in LAYER`, such as Badges in domain.")
            }
            let uses = (command["--uses"] ?? "").split { $0 == "," || $0 == " " }.map(String.init)
            kind = .module(
                try NewModule(
                    words[1], in: try Self.layer(words[3]), type: command["--type"], uses: uses,
                    holds: command["--holds"]))
        default:
            throw .refused("Write `Tools/new feature NAME` or `Tools/new module NAME in LAYER`.")
        }
    }

    private static func layer(_ text: String) throws(ToolError) -> Layer {
        guard let layer = Layer.allCases.first(where: { $0.rawValue.lowercased() == text.lowercased() }) else {
            let names = Layer.allCases.map { $0.rawValue.lowercased() }.joined(separator: ", ")
            throw .refused("There is no layer \"\(text)\": it is one of \(names).")
        }
        return layer
    }
}
