extension LinkTable {
    /// The link that resolves to a declared pattern with these parameters: its path takes those it names, the others
    /// follow as query items.
    ///
    /// Where a catch-all's value has more than four slashes, not every choice of those to encode is tried.
    ///
    /// - Throws: `linkNotFound` for an undeclared pattern, `invalidParameter` for a value that no link to this route
    ///   can carry or that is not as declared, `invalidLink` over the limits or for an `expiredAt` that is no RFC 3339
    ///   date or stands there twice, `invalidScheme` or `untrustedHost` if the app has no scheme or host to print.
    public func link(
        to pattern: LinkPattern, parameters: [(String, String)], as form: LinkForm = .scheme
    ) throws(LinkError) -> String {
        guard let index = declarations.firstIndex(where: { $0.pattern == pattern }) else { throw .linkNotFound }
        // A catch-all reads the same value where its slashes are encoded; as borders of segments they read better.
        if let link = try? link(to: index, parameters: parameters, as: form, escapes: 0) { return link }
        do throws(LinkError) {
            return try link(to: index, parameters: parameters, as: form, escapes: .max)
        } catch {
            // Where another route takes the value in either form, it may leave one in which only some are encoded.
            for escapes in 1..<(1 << min(slashCount(of: pattern, in: parameters), 4)) as Range<UInt64> {
                if let link = try? link(to: index, parameters: parameters, as: form, escapes: escapes) { return link }
            }
            throw error
        }
    }

    private func slashCount(of pattern: LinkPattern, in parameters: [(String, String)]) -> UInt64 {
        guard let last = pattern.segments.last, last.isCatchAll, let name = last.name?.text,
            let value = parameters.first(where: { $0.0.isExactly(name) })?.1
        else { return 0 }
        return UInt64(value.utf8.count { $0 == UInt8(ascii: "/") })
    }

    private func link(
        to index: Int, parameters: [(String, String)], as form: LinkForm, escapes: UInt64
    ) throws(LinkError) -> String {
        var others = parameters
        let path = try declarations[index].path(taking: &others, escapes: escapes)
        let query = others.map { name, value in
            PercentCoding.encodedQueryValue(name) + "=" + PercentCoding.encodedQueryValue(value)
        }
        let link = try origins.address(of: path, as: form) + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
        try check(link, leadsTo: index, with: parameters)
        return link
    }

    /// Reads the link back: what is printed is what resolves.
    private func check(
        _ link: String, leadsTo index: Int, with parameters: [(String, String)]
    ) throws(LinkError) {
        guard let match = try foundMatch(of: link) else { throw .linkNotFound }
        _ = try match.link.expiry
        let declaration = declarations[index]
        if let name = declaration.pattern.parameter(lostTo: match.pattern) {
            let found = parameters.first { $0.0.isExactly(name) }?.1
            throw .invalidParameter(name: name, expected: "a value that \(match.pattern) does not take", found: found)
        }
        // A slash at the end of a path is ignored, so a catch-all's value would lose it.
        let isWhole = match.captures.allSatisfy { capture in
            parameters.first { $0.0.isExactly(capture.name) }?.1.isExactly(capture.value) ?? false
        }
        guard match.index == index, isWhole else { throw .invalidLink }
        try match.checkParameters()
    }
}

extension LinkOrigins {
    fileprivate func address(of path: String, as form: LinkForm) throws(LinkError) -> String {
        switch form {
        case .scheme:
            guard let scheme = schemes.first else { throw .invalidScheme }
            return "\(scheme)://\(path)"
        case .universal:
            guard let host = hosts.first else { throw .untrustedHost }
            return "https://\(host)/\(path)"
        case .relative:
            return path.isEmpty ? "/" : path
        }
    }
}

extension LinkPattern {
    /// The first parameter in whose place the other pattern is more exact, so that a path of both goes to the other.
    fileprivate func parameter(lostTo other: LinkPattern) -> String? {
        zip(segments, other.segments).first { $0.rank > $1.rank }?.0.name?.text
    }
}
