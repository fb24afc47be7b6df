/// The arguments of `links payload`, in any order.
public struct PayloadArguments {
    /// The path of the routes.
    public private(set) var routes: String?
    /// The keys that the app reads.
    public private(set) var keys: [AppKey] = []
    /// The hosts of the app's universal links, in lower case.
    public private(set) var hosts: Set<String> = []
    /// The paths of the pushes, `-` for standard input.
    public private(set) var files: [String] = []

    /// Nil if an option is unknown, has no value or is given twice, or if there is no push or two are standard input.
    public init?(_ arguments: some Collection<String>) {
        var rest = Array(arguments)[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--routes":
                guard routes == nil, let file = rest.popFirst() else { return nil }
                routes = file
            case "--host":
                guard let host = rest.popFirst(), !host.isEmpty else { return nil }
                hosts.insert(host.lowercased())
            case "--key":
                guard let key = rest.popFirst().flatMap(AppKey.init) else { return nil }
                keys.append(key)
            case let option where option.hasPrefix("--key="):
                guard let key = AppKey(String(option.dropFirst("--key=".count))) else { return nil }
                keys.append(key)
            case let option where option.hasPrefix("-") && option != "-": return nil
            default: files.append(argument)
            }
        }
        guard !files.isEmpty, (files + [routes ?? ""]).count(where: { $0 == "-" }) < 2 else { return nil }
    }
}
