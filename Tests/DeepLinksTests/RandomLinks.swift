import DeepLinks
import TestSupport

/// Random tables and links that are made of the same few pieces, so that they meet, or just miss each other.
struct RandomLinks {
    /// Those that routes may be of, nil for all; one draws nothing.
    var routeHosts: [String?] = [nil]
    /// Of links, beside those that every app meets.
    var moreHosts: [String] = []
    /// Whether many links have a path in their fragment.
    var hasFragmentPaths = false
    private var generator: SeededGenerator
    private let literals = [
        "a", "b", "ab", "abcdefgh", "abcdefghi", "abcdefghijklmnop", "abcdefghXjklmnop", "abcdefghijklmnopq", "é",
        "a b", "100%", "한글한글", "...", "it's!",
    ]

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    /// A table of patterns of different shapes, each on some of the hosts.
    mutating func table(upTo count: Int, origins: LinkOrigins = origins) throws -> LinkTable {
        var shapes: Set<[String]> = []
        for _ in 0..<Int.random(in: 1...count, using: &generator) {
            var shape = (0..<number(upTo: 6)).map { _ in number(upTo: 2) == 0 ? ":" : pick(literals) }
            if number(upTo: 4) == 0 { shape.append("*") }
            shapes.insert(shape)
        }
        let patterns = shapes.map { shape in
            "/"
                + shape.enumerated().map { $1 == ":" || $1 == "*" ? "\($1)p\($0)" : $1.replacing("%", with: "%25") }
                .joined(separator: "/")
        }
        let routes = patterns.sorted().flatMap { pattern in someHosts().map { (pattern: pattern, host: $0) } }
        let declarations = try routes.shuffled(using: &generator).map { route in
            LinkDeclaration(
                try LinkPattern(route.pattern), on: route.host,
                parameters: number(upTo: 3) == 0
                    ? [LinkParameter("p0", optional: Int.self).declaration, LinkParameter("a", Int.self).declaration]
                    : [],
                minimumSource: number(upTo: 3) == 0 ? .push : .scheme)
        }
        return try LinkTable(declarations, origins: origins)
    }

    /// Mostly well-formed.
    mutating func link() -> String {
        var path = (0..<number(upTo: 7)).map { _ in piece() }.joined(separator: "/")
        if number(upTo: 5) == 0 {
            path += pick(["/", "//", "/.", "/..", "/%2e", "\\", "\u{7F}", "%", "%4", "%C3", "@", ":"])
        }
        if number(upTo: 2) == 0 { path += "?" + query() }
        if hasFragmentPaths, number(upTo: 2) > 0 { path += "#" + fragmentPath() }
        if number(upTo: 5) == 0 { path += "#" + pick(["", "a", "%C3%A9", "%E9", "?/#", "%"]) }
        return origin() + path
    }

    /// What a parameter might be given, down to nothing.
    mutating func text() -> String {
        let pieces = [
            "a", "ab", "all", "7", "/", "%", "25", "%2F", "+", "&", "=", "?", "#", "\\", ".", "..", ":", "@", " ", ";",
            "é",
            "e\u{301}", "\u{212A}", "한", "👩‍👩‍👧‍👦", "\u{202E}", "https://example.com/a?b=c#d", "100%", "\u{FFFD}",
            "\u{10FFFF}", "\u{301}", "\u{600}",
        ]
        return (0..<number(upTo: 5)).map { _ in pick(pieces) }.joined()
    }

    /// A text with some bytes changed, taken out or put in.
    mutating func mutated(_ text: String) -> String {
        var bytes = Array(text.utf8)
        for _ in 0...number(upTo: 2) {
            let place = number(upTo: bytes.count)
            let byte = pick(["/", "%", "?", "#", "&", "=", "0", "F", ".", "\\", "@", ":", "\u{0}", "\u{7F}", "a", "-"])
                .utf8
            switch number(upTo: 2) {
            case 0: bytes.insert(contentsOf: byte, at: place)
            case 1 where place < bytes.count: bytes.remove(at: place)
            default: bytes.replaceSubrange(place..<min(place + 1, bytes.count), with: byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private mutating func fragmentPath() -> String {
        let path = (0..<number(upTo: 4)).map { _ in number(upTo: 6) == 0 ? pick(["#a", "", ".", "!"]) : piece() }
        return pick(["/", "!/", "/", "!", "//", "!!/", "%2F"]) + path.joined(separator: "/")
            + (number(upTo: 2) == 0 ? "?" + query() : "")
    }

    /// At least one.
    private mutating func someHosts() -> [String?] {
        guard routeHosts.count > 1 else { return routeHosts }
        let some = routeHosts.filter { _ in number(upTo: 1) == 0 }
        return some.isEmpty ? [nil] : some
    }

    private mutating func origin() -> String {
        let hosts =
            moreHosts + [
                "sample.example.com", "SAMPLE.example.com.", "links.example.com:443", "links.example.com:8443",
                "evil.io",
                "sample.example.com@evil.io", "[::1]", "[::1", "", ".", ":443", "%73ample.example.com", "a:b:c",
                "\u{212A}",
                "sample.example.comx", "links.example.com:x", "sample.example.com%", "a\\b", "it's",
                "ampus.example.com",
            ]
        switch number(upTo: 5) {
        case 0, 1: return pick(["sample://", "Sample-Beta:/", "sample:", "sample:///", "sample://u@"])
        case 2: return pick(["https://", "http://", "HTTPS://"]) + pick(hosts) + pick(["/", "/", "", "//"])
        case 3: return pick(["campu://", "mailto:", "https:", "http:/", "1a://", "a+b-c.d:", ":", "httpx://"])
        default: return pick(["", "/", "", "/", "//"])
        }
    }

    private mutating func piece() -> String {
        switch number(upTo: 5) {
        case 0: escaped(pick(literals))
        case 1:
            pick(["7", "x", "", "%2F", "%5C", "%00", "%zz", "%FF", "%F0%9F%98%80", "%ED%A0%80", "%C0%AF", "+", "a:b"])
        default: pick(literals).replacing("%", with: "%25")
        }
    }

    private mutating func escaped(_ text: String) -> String {
        text.utf8.map { byte in
            let isKept = byte < 0x80 && byte != UInt8(ascii: "%") && number(upTo: 2) > 0
            return isKept ? String(UnicodeScalar(byte)) : "%" + String(byte, radix: 16, uppercase: number(upTo: 1) == 0)
        }.joined()
    }

    private mutating func query() -> String {
        let items = [
            "a=1", "a=x", "a=", "a", "%61=2", "é=3", "%C3%A9=4", "=", "", "p0=5", "b=1+2%20%2B", "*=%", "a==&", "a=%C3",
            "p0=%zz", "%zz=1",
            "expiredAt=2999-01-01T00:00:00Z", "expiredAt=2000-01-01T00:00:00Z", "expired%41t=x", "expiredAt",
            "a/b?c='!",
        ]
        return (0..<number(upTo: 4)).map { _ in pick(items) }.joined(separator: "&")
    }

    private mutating func number(upTo last: Int) -> Int {
        Int.random(in: 0...last, using: &generator)
    }

    private mutating func pick(_ texts: [String]) -> String {
        texts[number(upTo: texts.count - 1)]
    }
}
