/// What an app answers to: its custom schemes and its exact universal-link hosts, of which the first is printed.
public struct LinkOrigins: Equatable, Sendable {
    /// Without `:`, in lower case.
    public let schemes: [String]
    /// In lower case, without a trailing dot.
    public let hosts: [String]

    public init(schemes: [String], hosts: [String]) {
        self.schemes = schemes.map(\.utf8.lowercasedText)
        self.hosts = hosts.map { Authority.normalHost(Array($0.utf8)[...]) }
    }

    /// - Throws: `invalidScheme` or `untrustedHost` if the app does not answer to a link.
    func admit(_ form: ParsedLink.Form, from source: LinkSource) throws(LinkError) {
        switch form {
        case .scheme(let name): guard schemes.contains(where: name.isExactly) else { throw .invalidScheme }
        case .universal(let host): guard hosts.contains(where: host.isExactly) else { throw .untrustedHost }
        case .relative: guard source >= .push else { throw .invalidScheme }
        }
    }

    /// Whether an address is on one of the app's own hosts.
    public func own(_ address: WebAddress) -> Bool {
        hosts.contains(where: address.name.isExactly)
    }
}
