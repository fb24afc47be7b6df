extension LinkTable {
    /// The link that resolves to a declared pattern with these parameters: its path takes those it names, the others
    /// follow as query items.
    ///
    /// A catch-all's slashes part segments, or all of them are escaped if only so its value comes back.
    ///
    /// Without a host it leads to the first route of this pattern: relative, `home/feed/1`, or on the route's own host
    /// if it is of one host. With a host it is `https://sample.example.com/home/feed/1`, with `#/` before the path where
    /// fragments hold paths, and leads to the route of this pattern that takes the host's links.
    ///
    /// - Throws: `linkNotFound` for an undeclared pattern, `invalidParameter` for a value that no link to this route
    ///   can carry or that is not as declared, `invalidLink` over the limits or for an `expiredAt` that is no RFC 3339
    ///   date or stands there twice, `untrustedHost` for a host that is none of the app's, and without a host for a
    ///   route of wildcard hosts.
    public func link(
        to pattern: LinkPattern, parameters: [(String, String)], on host: String? = nil
    ) throws(LinkError) -> String {
        let host = host.map { HostPattern($0).text }
        guard let index = index(of: pattern, on: host) else { throw .linkNotFound }
        if let link = try? link(to: index, parameters, on: host, escapesSlashes: false) { return link }
        return try link(to: index, parameters, on: host, escapesSlashes: true)
    }

    private func index(of pattern: LinkPattern, on host: String?) -> Int? {
        let indices = declarations.indices.filter { declarations[$0].pattern == pattern }
        guard let host else { return indices.first }
        return indices.filter { declarations[$0].isReachable(on: host) }
            .max { declarations[$0].hostExactness < declarations[$1].hostExactness }
    }

    private func link(
        to index: Int, _ parameters: [(String, String)], on host: String?, escapesSlashes: Bool
    ) throws(LinkError) -> String {
        var others = parameters
        let path = try declarations[index].path(taking: &others, escapesSlashes: escapesSlashes)
        let query = others.map { name, value in
            PercentCoding.encodedQueryValue(name) + "=" + PercentCoding.encodedQueryValue(value)
        }
        let address = try origins.address(of: path, to: declarations[index], on: host)
        let link = address + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
        try check(link, leadsTo: index, with: parameters)
        return link
    }

    /// Reads the link back: what is printed is what resolves.
    private func check(
        _ link: String, leadsTo index: Int, with parameters: [(String, String)]
    ) throws(LinkError) {
        guard let match = match(try ParsedLink(link, fragments: origins.fragments)) else { throw .linkNotFound }
        _ = try match.link.expiry
        func value(_ name: String) -> String? { parameters.first { $0.0.isExactly(name) }?.1 }
        if let name = declarations[index].pattern.parameter(lostTo: match.pattern) {
            throw .invalidParameter(
                name: name, expected: "a value that \(match.pattern) does not take", found: value(name))
        }
        // A slash at the end of a path is ignored, so a catch-all's value would lose it.
        let isWhole = match.captures.allSatisfy { value($0.name)?.isExactly($0.value) ?? false }
        guard match.index == index, isWhole else { throw .invalidLink }
        try match.checkParameters()
    }
}

extension LinkOrigins {
    fileprivate func address(
        of path: String, to route: LinkDeclaration, on host: String?
    ) throws(LinkError) -> String {
        if host == nil, route.hostPattern == nil { return path.isEmpty ? "/" : path }
        guard let host = host ?? route.hostPattern?.name, own(host: host) else { throw .untrustedHost }
        return "https://\(host)/" + (fragments.holdPaths(on: host) ? "#/" : "") + path
    }
}

extension LinkPattern {
    /// The first parameter in whose place the other pattern is more exact, so that a path of both goes to the other.
    fileprivate func parameter(lostTo other: LinkPattern) -> String? {
        zip(segments, other.segments).first { $0.rank > $1.rank }?.0.name?.text
    }
}
