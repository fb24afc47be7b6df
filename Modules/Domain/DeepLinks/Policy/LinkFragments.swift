/// What the part of a link behind its `#` means to an app.
public struct LinkFragments: Equatable, Sendable {
    /// Nil for all links.
    private let hosts: [HostPattern]?

    /// A text that no route depends on, such as a place on a page.
    public static let text = LinkFragments(hosts: [])

    /// The rest of the path and of the query, if it begins with `/` or `!/`: `https://acme.com/app?a=1#/b/c?d=2` is
    /// read as `https://acme.com/app/b/c?a=1&d=2`. A further `#` is a character of it, as it is to browsers. Any other
    /// fragment is text.
    public static let path = LinkFragments(hosts: nil)

    /// As ``path``, in the http and https links of these hosts alone, which may be wildcards.
    public static func path(on hosts: String...) -> LinkFragments {
        LinkFragments(hosts: hosts.map { HostPattern($0) })
    }

    /// Whether it is ``path`` in the links of a host, or in those that are addressed to none.
    public func holdPaths(on host: String?) -> Bool {
        guard let hosts else { return true }
        return hosts.contains { pattern in host.map(pattern.takes) ?? false }
    }

    /// Where the path in a fragment begins; nil if it is none.
    static func pathStart(of fragment: ArraySlice<UInt8>) -> Int? {
        let path = fragment.first == UInt8(ascii: "!") ? fragment.dropFirst() : fragment
        return path.first == UInt8(ascii: "/") ? path.startIndex : nil
    }
}
