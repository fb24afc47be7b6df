/// The host and port of an http or https link.
struct Authority {
    /// In lower case, without a trailing dot.
    let host: String
    let port: Int?

    /// - Throws: `invalidLink` for user information, an empty host, a broken escape, or a port that is no number.
    init(_ bytes: Bytes) throws(LinkError) {
        guard !bytes.contains(UInt8(ascii: "@")) else { throw .invalidLink }
        let (name, digits) = try Self.split(bytes)
        _ = try PercentCoding.decoded(name)
        host = Self.normalHost(name)
        port = try Self.port(digits)
        guard !host.isEmpty else { throw .invalidLink }
    }

    /// The host, with its port unless that is the scheme's own: another port is another origin.
    func name(under scheme: String) -> String {
        guard let port, port != Self.defaultPort(of: scheme) else { return host }
        return "\(host):\(port)"
    }

    static func defaultPort(of scheme: String) -> Int? {
        switch scheme {
        case "http": 80
        case "https": 443
        default: nil
        }
    }

    static func normalHost(_ bytes: some BidirectionalCollection<UInt8>) -> String {
        let name = bytes.last == UInt8(ascii: ".") ? Array(bytes.dropLast()) : Array(bytes)
        return String(decoding: name, as: UTF8.self).asciiLowercased
    }

    /// The host and the digits of the port, which are none where it has no port.
    ///
    /// - Throws: `invalidLink` if a bracket is not closed, or goes on with something else than a port.
    static func split(_ bytes: Bytes) throws(LinkError) -> (name: Bytes, digits: Bytes) {
        guard bytes.first == UInt8(ascii: "[") else {
            var name = bytes
            let digits = name.cut(at: UInt8(ascii: ":"))
            return (name, digits ?? [])
        }
        // The colons of an IPv6 address stand in brackets.
        guard let bracket = bytes.firstIndex(of: UInt8(ascii: "]")) else { throw .invalidLink }
        var rest = bytes[(bracket + 1)...]
        let digits = rest.cut(at: UInt8(ascii: ":"))
        guard rest.isEmpty else { throw .invalidLink }
        return (bytes[...bracket], digits ?? [])
    }

    static func port(_ digits: Bytes) throws(LinkError) -> Int? {
        guard !digits.isEmpty else { return nil }
        guard digits.allSatisfy(\.isDigit), let port = Int(String(decoding: digits, as: UTF8.self)), port <= 65_535
        else { throw .invalidLink }
        return port
    }
}
