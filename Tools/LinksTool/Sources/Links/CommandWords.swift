import DeepLinks

/// The words of a command: options, each with a value behind it, and files, in any order.
struct CommandWords {
    private(set) var files: [String] = []
    private var values: [String: [String]] = [:]

    /// Nil if an option is unknown, has no value, or is given twice though it counts `once`, or if standard input is to
    /// be read twice.
    /// - Parameter joined: options whose value may stand in the same word, behind `=`.
    init?(_ words: some Collection<String>, once: Set<String>, often: Set<String> = [], joined: Set<String> = []) {
        var rest = Array(words)[...]
        while let word = rest.popFirst() {
            if once.contains(word) || often.contains(word) {
                guard let value = rest.popFirst() else { return nil }
                values[word, default: []].append(value)
            } else if let option = joined.first(where: { word.hasPrefix($0 + "=") }) {
                values[option, default: []].append(String(word.dropFirst(option.count + 1)))
            } else if word.hasPrefix("-"), word != "-" {
                return nil
            } else {
                files.append(word)
            }
        }
        guard once.allSatisfy({ self[$0].count < 2 }), (files + self["--routes"]).count(where: { $0 == "-" }) < 2 else {
            return nil
        }
    }

    subscript(option: String) -> [String] { values[option] ?? [] }
}

/// The arguments of `links payload`.
public struct PayloadArguments {
    /// The path of the routes.
    public let routes: String?
    /// The keys that the app reads.
    public let keys: [AppKey]
    /// The hosts of the app's universal links, in lower case.
    public let hosts: Set<String>
    /// The paths of the pushes, `-` for standard input.
    public let files: [String]

    /// Nil if they are not as the usage says.
    public init?(_ arguments: some Collection<String>) {
        guard
            let words = CommandWords(arguments, once: ["--routes"], often: ["--host", "--key"], joined: ["--key"]),
            !words.files.isEmpty, !words["--host"].contains("")
        else { return nil }
        routes = words["--routes"].first
        keys = words["--key"].compactMap(AppKey.init)
        hosts = Set(words["--host"].map { $0.lowercased() })
        files = words.files
        if keys.count < words["--key"].count { return nil }
    }
}

/// The arguments of `links lint`.
public struct SiteLintArguments {
    /// The path of the routes.
    public let routes: String
    public let host: String
    public let appID: String?
    /// The path of the site-association file, `-` for standard input.
    public let file: String

    /// Nil if they are not as the usage says, or if the host is none.
    public init?(_ arguments: some Collection<String>) {
        guard
            let words = CommandWords(arguments, once: ["--routes", "--host", "--app-id"]),
            words.files.count == 1, let routes = words["--routes"].first, let host = words["--host"].first,
            (try? ParsedLink("https://\(host)")) != nil, !host.contains(where: "/?#*".contains)
        else { return nil }
        self.routes = routes
        self.host = host
        appID = words["--app-id"].first
        file = words.files[0]
    }
}
