public import Foundation

/// A well-formed http or https address for the in-app web screen.
public struct WebAddress: Equatable, Sendable {
    public let text: String
    /// In lower case, without port or trailing dot.
    public let host: String
    /// The host, with its port unless that is the scheme's own.
    let name: String
    private let expiresAt: Date?

    /// - Throws: `invalidScheme` for any other scheme, `expiredLink` from its `expiredAt` on, else `invalidLink`.
    public init(_ text: String, now: Date) throws(LinkError) {
        guard let isWeb = text.withBytes({ LinkOrigin.isWeb($0) }) else { throw .invalidLink }
        guard isWeb else { throw .invalidScheme }
        guard let (origin, places) = text.withBytes({ Self.read($0) }), let scheme = origin.scheme else {
            throw .invalidLink
        }
        guard let authority = origin.authority, Self.isHostName(authority.host),
            !text.utf8.contains(UInt8(ascii: " ")), PercentCoding.isWellFormed(text.utf8)
        else { throw .invalidLink }
        expiresAt = try LinkText(text: text, places: places).expiry
        self.text = text
        host = authority.host
        name = authority.name(under: scheme)
        try checkExpiry(at: now)
    }

    /// Holds its `expiredAt`, if it has one, against a later moment.
    ///
    /// - Throws: `expiredLink` from that moment on.
    public func checkExpiry(at now: Date) throws(LinkError) {
        if let expiresAt, now >= expiresAt { throw .expiredLink }
    }

    private struct Origin {
        let scheme: String?
        /// Nil if it is malformed.
        let authority: Authority?
    }

    /// Nil if the address holds what no link may; what its path says is the site's own affair.
    private static func read(_ bytes: Span<UInt8>) -> (origin: Origin, places: LinkPlaces)? {
        do throws(LinkFault) {
            try LinkLimits.check(bytes)
            try LinkLimits.checkEnds(bytes)
            let origin = try LinkOrigin(bytes)
            var index = origin.pathStart
            while index < bytes.count, !bytes[index].endsPath {
                if bytes[index].isControl || bytes[index] == UInt8(ascii: "\\") { return nil }
                index += 1
            }
            let places = try LinkPlaces(PathScanner(bytes, from: index), in: bytes)
            let authority = origin.authority.flatMap { try? Authority(bytes.extracting($0)) }
            return (Origin(scheme: origin.schemeName(in: bytes), authority: authority), places)
        } catch {
            return nil
        }
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
