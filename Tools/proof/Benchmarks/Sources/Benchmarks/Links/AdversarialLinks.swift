import DeepLinks

/// Tables and links that cost a router the most, in sizes that double.
enum AdversarialLinks {
    private static let places = 12
    private static let host = "sample.example.com"
    private static let origins = LinkOrigins(schemes: [], hosts: [host])

    /// Each place takes `room` or a parameter in some pattern, so that a matcher that goes back tries very many, and each
    /// pattern has one of the two last literals of a path that has no route, so that no place alone rules it out.
    static func table(_ count: Int) throws -> LinkTable {
        try LinkTable(
            (0..<count).map { number in
                let head = (0..<places).map { (number / 2) >> $0 & 1 == 0 ? "room" : ":p\($0)" }
                return LinkDeclaration(try LinkPattern((head + tails[number % 2]).joined(separator: "/")))
            }, origins: origins)
    }

    private static let tails = [["a", "b"], ["b", "a"]]

    /// Paths of which all patterns take all segments but one.
    static let paths = [["a", "a"], ["b", "b"]].map { tail in
        (Array(repeating: "room", count: places) + tail).joined(separator: "/")
    }

    /// A table for the long links, whose query is searched for what it declares.
    static func longTable() throws -> LinkTable {
        let page = LinkParameter("page", optional: Int.self).declaration
        return try LinkTable(
            [":x", "files/*rest"].map { LinkDeclaration(try LinkPattern($0), parameters: [page]) }, origins: origins)
    }

    /// Long links by what they are full of, each about as many bytes long.
    static func long(_ bytes: Int) -> [(name: String, link: String)] {
        [
            ("one segment", "/x" + String(repeating: "x", count: bytes - 50)),
            ("escapes", "/" + String(repeating: "%78", count: (bytes - 50) / 3)),
            (
                "segments",
                "/files" + String(repeating: "/" + String(repeating: "y", count: bytes / 64 - 2), count: 62)
            ),
            ("query items", "/x?" + String(repeating: "p=1&", count: (bytes - 60) / 4) + "page=7"),
        ].map { ($0.0, "https://" + host + $0.1) }
    }
}
