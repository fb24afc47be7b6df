/// What an app answers to: its custom schemes and its hosts of universal links, of which the first is printed.
public struct LinkOrigins: Equatable, Sendable {
    /// Without `:`, in lower case.
    public let schemes: [String]
    let hostPatterns: [HostPattern]
    public let fragments: LinkFragments

    /// - Parameters:
    ///   - schemes: without `:`.
    ///   - hosts: such as `acme.com`, or `*.acme.com` for all of its subdomains, however deep, but not for `acme.com`.
    ///   - fragments: whether links carry a path behind their `#`.
    public init(schemes: [String], hosts: [String], fragments: LinkFragments = .text) {
        self.schemes = schemes.map(\.utf8.lowercasedText)
        hostPatterns = hosts.map { HostPattern($0) }
        self.fragments = fragments
    }

    /// In lower case, without a trailing dot.
    public var hosts: [String] { hostPatterns.map(\.text) }

    /// The first host that is no wildcard.
    public var printedHost: String? { hostPatterns.lazy.compactMap(\.name).first }

    /// - Throws: `invalidScheme` or `untrustedHost` if the app does not answer to a link.
    func admit(_ form: ParsedLink.Form, from source: LinkSource) throws(LinkError) {
        switch form {
        case .scheme(let name): guard schemes.contains(where: name.isExactly) else { throw .invalidScheme }
        case .universal(let host): guard own(host: host) else { throw .untrustedHost }
        case .relative: guard source >= .push else { throw .invalidScheme }
        }
    }

    /// Whether an address is on one of the app's own hosts.
    public func own(_ address: WebAddress) -> Bool {
        own(host: address.name)
    }

    /// - Parameter host: in lower case, with its port unless that is the scheme's own.
    public func own(host: String) -> Bool {
        hostPatterns.contains { $0.takes(host) }
    }
}
