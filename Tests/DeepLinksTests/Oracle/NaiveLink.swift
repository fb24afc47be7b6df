import DeepLinks

/// A link taken apart step by step, a copy for each part: slow, and easy to see through.
struct NaiveLink {
    let form: ParsedLink.Form
    let segments: [String]
    let items: [QueryItem]
    let fragment: String?

    /// - Parameters:
    ///   - isPath: whether all up to `?` or `#` is a path, though it may look like a scheme.
    ///   - holdsPath: whether a fragment goes on with the path of a link that is addressed so.
    init(
        _ text: String, isPath: Bool = false, holdsPath: (ParsedLink.Form) -> Bool = { _ in false }
    ) throws(LinkError) {
        let bytes = Array(text.utf8)
        guard (1...8_192).contains(bytes.count), !bytes.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0x5C })
        else {
            throw .invalidLink
        }
        if !isPath, [text.unicodeScalars.first, text.unicodeScalars.last].contains(where: \.isBlank) {
            throw .invalidLink
        }
        var (rest, fragment) = Self.cut(bytes, at: "#")
        let query: [UInt8]?
        (rest, query) = Self.cut(rest, at: "?")
        let scheme = isPath ? nil : Self.scheme(of: rest)
        if let scheme { rest.removeFirst(scheme.utf8.count + 1) }
        var authority: [UInt8]?
        if scheme != nil, rest.starts(with: "//".utf8) {
            authority = Array(rest.dropFirst(2).prefix { $0 != 0x2F })
            rest.removeFirst(2 + (authority?.count ?? 0))
        }
        if authority?.contains(0x40) ?? false { throw .invalidLink }
        var pieces = Self.pieces(of: rest)
        switch scheme {
        case nil: form = .relative
        case "http", "https": form = .universal(try Self.host(authority, scheme ?? ""))
        case let name?:
            form = .scheme(name)
            if let authority, !authority.isEmpty { pieces.insert(authority, at: 0) }
        }
        var items = Self.items(query)
        if let written = fragment, holdsPath(form), let path = Self.path(inFragment: written) {
            let (inner, innerQuery) = Self.cut(path, at: "?")
            pieces += Self.pieces(of: inner)
            items += Self.items(innerQuery)
            fragment = nil
        }
        self.items = items
        self.fragment = fragment.map { Self.decoded($0) ?? Self.text($0) }
        guard pieces.count <= 64 else { throw .invalidLink }
        var segments: [String] = []
        for piece in pieces {
            guard let segment = Self.decoded(piece), !["", ".", ".."].contains(segment),
                !segment.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F })
            else { throw .invalidLink }
            segments.append(segment)
        }
        self.segments = segments
    }

    /// Nil for a broken escape, and for escapes that are not UTF-8.
    static func decoded(_ bytes: [UInt8]) -> String? {
        var decoded: [UInt8] = []
        var rest = bytes[...]
        while let byte = rest.popFirst() {
            guard byte == 0x25 else {
                decoded.append(byte)
                continue
            }
            let digits = rest.prefix(2)
            guard digits.count == 2, digits.allSatisfy(\.isHexDigit), let value = UInt8(text(Array(digits)), radix: 16)
            else { return nil }
            decoded.append(value)
            rest = rest.dropFirst(2)
        }
        let text = text(decoded)
        // Decoding mends what is not UTF-8, so that the bytes differ then.
        return Array(text.utf8) == decoded ? text : nil
    }

    private static func items(_ query: [UInt8]?) -> [QueryItem] {
        (query ?? []).split(separator: 0x26).map { item in
            let (name, value) = cut(Array(item), at: "=")
            return QueryItem(rawName: text(name), rawValue: value.map(text))
        }
    }

    /// Nil for a fragment that does not begin as a path.
    private static func path(inFragment fragment: [UInt8]) -> [UInt8]? {
        let text = text(fragment)
        if text.utf8.starts(with: "!/".utf8) { return Array(fragment.dropFirst()) }
        return text.utf8.starts(with: "/".utf8) ? fragment : nil
    }

    private static func pieces(of path: [UInt8]) -> [[UInt8]] {
        var path = path[...]
        if path.first == 0x2F { path.removeFirst() }
        if path.isEmpty { return [] }
        if path.last == 0x2F { path.removeLast() }
        return path.split(separator: 0x2F, omittingEmptySubsequences: false).map(Array.init)
    }

    private static func scheme(of bytes: [UInt8]) -> String? {
        let name = bytes.prefix { $0 != 0x3A }
        guard name.count < bytes.count, let first = name.first, first.isASCIILetter,
            name.allSatisfy({ $0.isASCIILetter || (0x30...0x39).contains($0) || "+-.".utf8.contains($0) })
        else { return nil }
        return text(Array(name)).lowercased()
    }

    private static func host(_ authority: [UInt8]?, _ scheme: String) throws(LinkError) -> String {
        guard let authority else { throw .invalidLink }
        var (name, port) = cut(authority, at: ":")
        if authority.first == 0x5B {
            guard let end = authority.firstIndex(of: 0x5D) else { throw .invalidLink }
            (name, port) = (Array(authority[...end]), nil)
            if end + 1 < authority.count {
                guard authority[end + 1] == 0x3A else { throw .invalidLink }
                port = Array(authority[(end + 2)...])
            }
        }
        if name.last == 0x2E { name.removeLast() }
        guard !name.isEmpty, decoded(name) != nil else { throw .invalidLink }
        let host = text(name.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 })
        guard let port, !port.isEmpty else { return host }
        guard port.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text(port)), number <= 65_535 else {
            throw .invalidLink
        }
        return number == (scheme == "https" ? 443 : 80) ? host : "\(host):\(number)"
    }

    private static func cut(_ bytes: [UInt8], at mark: Unicode.Scalar) -> ([UInt8], [UInt8]?) {
        guard let index = bytes.firstIndex(of: UInt8(ascii: mark)) else { return (bytes, nil) }
        return (Array(bytes[..<index]), Array(bytes[(index + 1)...]))
    }

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}

extension Unicode.Scalar? {
    fileprivate var isBlank: Bool { self?.properties.isWhitespace == true }
}

extension UInt8 {
    fileprivate var isASCIILetter: Bool { (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) }
    fileprivate var isHexDigit: Bool {
        (0x30...0x39).contains(self) || (0x41...0x46).contains(self) || (0x61...0x66).contains(self)
    }
}
