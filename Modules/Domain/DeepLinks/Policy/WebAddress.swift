public import Foundation

/// A well-formed http or https address for the in-app web screen.
public struct WebAddress: Equatable, Sendable {
    public let text: String
    /// In lower case, without port or trailing dot.
    public let host: String
    /// The host, with its port unless that is the scheme's own.
    let name: String

    /// - Throws: `invalidScheme` for any other scheme, `expiredLink` from its `expiredAt` on, else `invalidLink`.
    public init(_ text: String, now: Date) throws(LinkError) {
        let parts = try LinkParts(text)
        guard let scheme = parts.scheme else { throw .invalidLink }
        guard Authority.defaultPort(of: scheme) != nil else { throw .invalidScheme }
        guard let authority = parts.authority else { throw .invalidLink }
        let origin = try Authority(authority)
        let host = origin.host
        guard Self.isHostName(host), !text.utf8.contains(UInt8(ascii: " ")), PercentCoding.isWellFormed(text.utf8)
        else { throw .invalidLink }
        try LinkExpiry.check(QueryItem.items(in: parts.query), now: now)
        self.text = text
        self.host = host
        name = origin.name(under: scheme)
    }

    /// A name, or an IPv6 address in brackets; an escape has no use in a host but to hide what it is.
    private static func isHostName(_ host: String) -> Bool {
        guard host.utf8.first == UInt8(ascii: "[") else {
            return host.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy { label in
                !label.isEmpty && label.allSatisfy { $0 >= 0x80 || $0.isLetterOrDigit || "-_".utf8.contains($0) }
            }
        }
        let address = host.utf8.dropFirst().dropLast()
        return address.contains(UInt8(ascii: ":"))
            && address.allSatisfy { $0.hexDigit != nil || ":.".utf8.contains($0) }
    }
}
