/// A host as an app declares it: `acme.com`, or `*.acme.com` for each of its subdomains at any depth, but not for
/// `acme.com` itself (Apple, "Supporting associated domains").
struct HostPattern: Equatable, Sendable {
    /// In lower case, without a trailing dot.
    let text: String
    /// What the names of a wildcard end with, such as `.acme.com`; nil for one host.
    private let suffix: String?

    init(_ text: String) {
        self.text = Authority.normalHost(Array(text.utf8)[...])
        suffix = self.text.hasPrefix("*.") && self.text.utf8.count > 2 ? String(self.text.dropFirst()) : nil
    }

    /// The host, unless it is a wildcard.
    var name: String? { suffix == nil ? text : nil }

    /// Whether its only asterisk, if it has one, is its first label. Where the rest is no host name the asterisk makes
    /// no wildcard, and the whole is compared as it is.
    var isWellFormed: Bool {
        !(suffix ?? text).utf8.contains(UInt8(ascii: "*")) || !Authority.isName(text.replacing("*", with: "a").utf8)
    }

    /// Of two that take the same host, the one with more goes first.
    var exactness: Int { suffix.map(\.utf8.count) ?? .max }

    /// - Parameter host: in lower case, with its port unless that is the scheme's own.
    func takes(_ host: String) -> Bool {
        guard let suffix else { return text.isExactly(host) }
        let subdomain = host.utf8.dropLast(suffix.utf8.count)
        // A letter beyond ASCII may turn into a slash where somebody else reads the host.
        return host.hasSuffix(suffix) && subdomain.allSatisfy { $0 < 0x80 } && Authority.isName(subdomain)
    }

    /// Whether it takes a host, or each host that another wildcard takes.
    func covers(_ host: String) -> Bool {
        text.isExactly(host) || suffix.map(host.hasSuffix) ?? false
    }
}
