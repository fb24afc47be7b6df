/// The host and port of an http or https link.
struct Authority {
    /// In lower case, without a trailing dot.
    let host: String
    let port: Int?

    /// - Throws: `brackets`, `port`, `noHost`, or what is wrong with an escape.
    init(_ bytes: Span<UInt8>) throws(LinkFault) {
        let end = try Self.hostEnd(of: bytes)
        try PercentCoding.check(bytes.extracting(0..<end))
        host = Self.normalHost(bytes.extracting(0..<end).text)
        port = end == bytes.count ? nil : try Self.port(bytes.extracting(end &+ 1..<bytes.count))
        guard !host.isEmpty else { throw .noHost }
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

    static func normalHost(_ text: String) -> String {
        let name = text.asciiLowercased
        guard name.utf8.last == UInt8(ascii: ".") else { return name }
        return String(decoding: name.utf8.dropLast(), as: UTF8.self)
    }

    /// The colon before the port, or the end. The colons of an IPv6 address stand in brackets.
    private static func hostEnd(of bytes: Span<UInt8>) throws(LinkFault) -> Int {
        guard bytes.count > 0, bytes[0] == UInt8(ascii: "[") else {
            return bytes.first(UInt8(ascii: ":"), from: 0, to: bytes.count)
        }
        let end = bytes.first(UInt8(ascii: "]"), from: 0, to: bytes.count) &+ 1
        guard end == bytes.count || end < bytes.count && bytes[end] == UInt8(ascii: ":") else { throw .brackets }
        return end
    }

    private static func port(_ digits: Span<UInt8>) throws(LinkFault) -> Int? {
        guard digits.count > 0 else { return nil }
        for index in digits.indices where !digits[index].isDigit { throw .port }
        guard let port = Int(digits.text), port <= 65_535 else { throw .port }
        return port
    }
}
