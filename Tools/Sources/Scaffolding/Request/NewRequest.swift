import Checks

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
    /// - Throws: `NewError.refused` with the reason.
    public init(_ arguments: [String]) throws(NewError) {
        var values: [String: String] = [:]
        var words: [String] = []
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            guard argument.hasPrefix("-") else {
                words.append(argument)
                continue
            }
            guard let value = rest.popFirst() else { throw .refused("\(argument) needs a value.") }
            guard values.updateValue(value, forKey: argument) == nil else {
                throw .refused("\(argument) stands there twice.")
            }
        }
        template = values["--template"]
        switch words.first {
        case "feature":
            try Self.check(values, in: ["--singular", "--korean", "--template"], of: "feature")
            guard words.count == 2 else {
                throw .refused(
                    "Write `Tools/new feature NAME`, such as Bookings: one name, where \(words.count - 1) stand.")
            }
            kind = .feature(try FeatureName(words[1], singular: values["--singular"]), korean: values["--korean"])
        case "module":
            try Self.check(values, in: ["--type", "--uses", "--holds"], of: "module")
            guard words.count == 4, words[2] == "in" else {
                throw .refused("Write `Tools/new module NAME in LAYER`, such as Badges in domain.")
            }
            let uses = (values["--uses"] ?? "").split { $0 == "," || $0 == " " }.map(String.init)
            kind = .module(
                try NewModule(
                    words[1], in: try Self.layer(words[3]), type: values["--type"], uses: uses,
                    holds: values["--holds"]))
        default:
            throw .refused("Write `Tools/new feature NAME` or `Tools/new module NAME in LAYER`.")
        }
    }

    private static func layer(_ text: String) throws(NewError) -> Layer {
        guard let layer = Layer.allCases.first(where: { $0.rawValue.lowercased() == text.lowercased() }) else {
            let names = Layer.allCases.map { $0.rawValue.lowercased() }.joined(separator: ", ")
            throw .refused("There is no layer \"\(text)\": it is one of \(names).")
        }
        return layer
    }

    private static func check(
        _ values: [String: String], in options: Set<String>, of kind: String
    ) throws(NewError) {
        if let unknown = values.keys.sorted().first(where: { !options.contains($0) }) {
            throw .refused("`\(kind)` has no option \(unknown).")
        }
    }
}
