/// The host and port of an http or https link.
struct Authority {
    /// In lower case, without a trailing dot; its escapes are checked, and stay.
    let host: String
    private let port: Int?

    /// - Throws: `brackets`, `port`, `noHost`, or what is wrong with an escape.
    init(_ bytes: ArraySlice<UInt8>) throws(LinkFault) {
        var end = bytes.firstIndex(of: UInt8(ascii: ":")) ?? bytes.endIndex
        if bytes.first == UInt8(ascii: "[") {
            // The colons of an IPv6 address stand in brackets.
            guard let bracket = bytes.firstIndex(of: UInt8(ascii: "]")) else { throw .brackets }
            end = bracket + 1
            guard end == bytes.endIndex || bytes[end] == UInt8(ascii: ":") else { throw .brackets }
        }
        let name = bytes[..<end]
        if name.contains(UInt8(ascii: "%")) { _ = try PercentCoding.decoded(name) }
        host = Self.normalHost(name)
        let digits = bytes[end...].dropFirst()
        port = digits.isEmpty ? nil : Int(String(decoding: digits, as: UTF8.self))
        guard digits.isEmpty || digits.allSatisfy(\.isDigit) && (port ?? .max) <= 65_535 else { throw .port }
        guard !host.isEmpty else { throw .noHost }
    }

    /// The host, with its port unless that is the scheme's own: another port is another origin.
    func name(under scheme: String) -> String {
        guard let port, port != (scheme == "https" ? 443 : 80) else { return host }
        return "\(host):\(port)"
    }

    /// Whether it is a name of labels with dots between them.
    static func isName(_ host: some Collection<UInt8>) -> Bool {
        host.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy { label in
            !label.isEmpty && label.allSatisfy { $0 >= 0x80 || $0.isLetterOrDigit || "-_".utf8.contains($0) }
        }
    }

    static func normalHost(_ name: ArraySlice<UInt8>) -> String {
        (name.last == UInt8(ascii: ".") ? name.dropLast() : name).lowercasedText
    }
}
