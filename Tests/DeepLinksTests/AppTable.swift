import DeepLinks

/// A table with the names that a real app's own tests give its routes.
struct AppTable {
    struct Route: Sendable {
        let pattern: String
        /// More than one where the app tells its routes apart by query items.
        let names: [String]
        var parameters: [ParameterDeclaration] = []
        /// The routes of the link that stands in its item `url`.
        var nested: [Route] = []

        init(_ pattern: String, _ names: String..., parameters: [ParameterDeclaration] = [], nested: [Route] = []) {
            self.pattern = pattern
            self.names = names
            self.parameters = parameters
            self.nested = nested
        }
    }

    /// The link's route, by all its names, and what it carries.
    struct Match {
        let names: [String]
        private let match: LinkMatch

        init(names: [String], match: LinkMatch) {
            self.names = names
            self.match = match
        }

        /// A parameter by the name that the app's tests give it.
        func text(_ name: String) throws -> String? {
            let name = ["refTag": "ref", "webURL": "url", "isPrivate": "private"][name] ?? name
            return try match.capture(name) ?? match.queryValue(name)
        }
    }

    private let routes: [Route]
    private let table: LinkTable

    /// - Parameter root: what stands before each route's own pattern.
    init(schemes: [String] = [], hosts: [String] = [], under root: String = "/", _ routes: [Route]) throws {
        self.routes = routes
        let root = try LinkPattern(root)
        table = try LinkTable(
            routes.map {
                LinkDeclaration(try root.appending(LinkPattern($0.pattern)), parameters: $0.parameters)
            }, origins: LinkOrigins(schemes: schemes, hosts: hosts))
    }

    func resolve(_ link: String, from source: LinkSource) throws -> Match {
        let match = try table.resolve(link, from: source, now: now)
        let route = routes[match.index]
        guard !route.nested.isEmpty else { return Match(names: route.names, match: match) }
        return try AppTable(route.nested).resolve(match.queryValue("url") ?? "", from: .inApp)
    }
}
