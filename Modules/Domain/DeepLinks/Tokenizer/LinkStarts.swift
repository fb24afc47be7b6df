/// How a link may begin to be plainly the app's: `campus://`, `https://campus.example.com`.
struct LinkStarts: Sendable {
    private let texts: FoldedTexts
    private let schemeCount: Int

    init(_ origins: LinkOrigins) {
        let schemes = origins.schemes.filter { scheme in
            let isScheme = scheme.utf8.first?.isLetter ?? false && scheme.utf8.allSatisfy(Self.isPlain)
            return isScheme && Authority.defaultPort(of: scheme) == nil
        }
        // A dot at a host's end is no part of its name.
        let hosts = origins.hosts.filter { host in
            host.utf8.last.map { $0 != UInt8(ascii: ".") } ?? false && host.utf8.allSatisfy(Self.isPlain)
        }
        schemeCount = schemes.count
        texts = FoldedTexts(
            schemes.map { "\($0)://" } + ["https", "http"].flatMap { web in hosts.map { "\(web)://\($0)" } })
    }

    /// Where the path begins; nil if that takes a closer look.
    @inline(__always)
    func pathStart(in link: Span<UInt8>) -> (index: Int, isHost: Bool)? {
        guard let found = texts.end(in: link, at: 0, where: { $0 > 0 }) else { return nil }
        let isHost = found.number >= schemeCount
        return !isHost || link.isPathBorder(found.index) ? (found.index, isHost) : nil
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        byte.isLetterOrDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    }
}
