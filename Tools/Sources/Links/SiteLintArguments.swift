import DeepLinks

/// The arguments of `links lint`, in any order.
public struct SiteLintArguments {
    /// The path of the routes.
    public let routes: String
    public let host: String
    public let appID: String?
    /// The path of the site-association file, `-` for standard input.
    public let file: String

    /// Nil if one is missing, unknown or given twice, if the host is none, or if both files are standard input.
    public init?(_ arguments: some Collection<String>) {
        var options: [String: String] = [:]
        var files: [String] = []
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--routes", "--host", "--app-id":
                guard options[argument] == nil, let value = rest.popFirst() else { return nil }
                options[argument] = value
            case let option where option.hasPrefix("-") && option != "-": return nil
            default: files.append(argument)
            }
        }
        guard files.count == 1, let routes = options["--routes"], let host = options["--host"], Self.isHost(host),
            routes != "-" || files[0] != "-"
        else { return nil }
        self.routes = routes
        self.host = host
        appID = options["--app-id"]
        file = files[0]
    }

    private static func isHost(_ text: String) -> Bool {
        (try? ParsedLink("https://\(text)")) != nil && !text.contains(where: "/?#".contains)
    }
}
