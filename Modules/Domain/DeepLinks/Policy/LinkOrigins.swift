/// What an app answers to: its custom schemes and its exact universal-link hosts, of which the first is printed.
public struct LinkOrigins: Equatable, Sendable {
    /// Without `:`, in lower case.
    public let schemes: [String]
    /// In lower case, without a trailing dot.
    public let hosts: [String]

    public init(schemes: [String], hosts: [String]) {
        self.schemes = schemes.map(\.asciiLowercased)
        self.hosts = hosts.map { Authority.normalHost($0.utf8) }
    }

    /// Whether an address is on one of the app's own hosts.
    public func own(_ address: WebAddress) -> Bool {
        hosts.contains { $0.isExactly(address.name) }
    }

    /// Takes a link only if the app answers to its form.
    ///
    /// A relative link names no app, so only the app's own backend and screens can mean this one by it.
    ///
    /// - Throws: `invalidScheme` or `untrustedHost`.
    func admit(_ link: ParsedLink, from source: LinkSource) throws(LinkError) {
        switch link.form {
        case .scheme(let name):
            guard schemes.contains(where: { $0.isExactly(name) }) else { throw .invalidScheme }
        case .universal(let host):
            guard hosts.contains(where: { $0.isExactly(host) }) else { throw .untrustedHost }
        case .relative:
            guard source >= .push else { throw .invalidScheme }
        }
    }
}
