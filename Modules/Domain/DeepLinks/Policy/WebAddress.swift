public import Foundation

/// A well-formed http or https address for the in-app web screen.
public struct WebAddress: Equatable, Sendable {
    public let text: String
    /// In lower case, without port or trailing dot.
    public let host: String
    /// The host, with its port unless that is the scheme's own.
    let name: String
    /// Whether its scheme is https.
    public let isSecure: Bool
    private let expiresAt: Date?

    /// - Throws: `invalidScheme` for any other scheme, `expiredLink` from its `expiredAt` on, else `invalidLink`.
    public init(_ text: String, now: Date) throws(LinkError) {
        let bytes = Array(text.utf8)
        guard let scheme = LinkOrigin.scheme(of: bytes) else { throw .invalidLink }
        guard LinkOrigin.isWeb(scheme) else { throw .invalidScheme }
        guard (try? LinkLimits.check(text)) != nil, let authority = (try? LinkOrigin(bytes))?.authority,
            Self.isHostName(authority.host),
            bytes.allSatisfy({ $0 != UInt8(ascii: " ") && (try? $0.checkInLink()) != nil }),
            (try? PercentCoding.decodedBytes(bytes[...])) != nil
        else { throw .invalidLink }
        // What its path says is the site's own affair. Its query is read as that of a link.
        let query = bytes.firstIndex(where: \.endsPath).map { bytes[$0...] } ?? []
        expiresAt = try ParsedLink("/" + String(decoding: query, as: UTF8.self)).expiry
        self.text = text
        host = authority.host
        name = authority.name(under: scheme)
        isSecure = scheme == "https"
        try checkExpiry(at: now)
    }

    /// Holds its `expiredAt`, if it has one, against a later moment.
    ///
    /// - Throws: `expiredLink` from that moment on.
    public func checkExpiry(at now: Date) throws(LinkError) {
        if let expiresAt, now >= expiresAt { throw .expiredLink }
    }

    /// A name, or an IPv6 address in brackets; an escape has no use in a host but to hide what it is.
    private static func isHostName(_ host: String) -> Bool {
        guard host.utf8.first == UInt8(ascii: "[") else { return Authority.isName(host.utf8) }
        let address = host.utf8.dropFirst().dropLast()
        return address.contains(UInt8(ascii: ":"))
            && address.allSatisfy { $0.hexDigit != nil || ":.".utf8.contains($0) }
    }
}
