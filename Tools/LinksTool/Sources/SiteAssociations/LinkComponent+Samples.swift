extension LinkComponent {
    /// What follows the host, from its slash on, in links that this takes, with nothing, one segment and two for each
    /// `*`.
    package func sampleAddresses(filling variables: [String: [String]]) -> [String] {
        ["", "x", "x/y"].map { rest in
            func filled(_ pattern: String) -> String { pattern.filled(with: variables, rest: rest) }
            // A query in a fragment can only be asked for so.
            func filledFragment(_ pattern: String) -> String {
                pattern.split(separator: "?*=", omittingEmptySubsequences: false).map { filled(String($0)) }
                    .joined(separator: "?x=")
            }
            let items: String? =
                switch query {
                case nil: nil
                case .whole(let pattern): filled(pattern)
                case .items(let items):
                    items.sorted { $0.key < $1.key }.map { "\($0.key)=\(filled($0.value))" }.joined(separator: "&")
                }
            let path = filled(path ?? "/*")
            let start = path.utf8.first == UInt8(ascii: "/") ? path : "/" + path
            return start + (items.map { "?\($0)" } ?? "") + (fragment.map { "#" + filledFragment($0) } ?? "")
        }
    }
}

extension String {
    /// A text that the pattern takes, with `rest` for each `*`.
    fileprivate func filled(with variables: [String: [String]], rest: String) -> String {
        let predefined = ["lang": "en", "region": "KR", "digit": "1", "upper": "A"]
        var text = self
        for (name, values) in variables { text = text.replacing("$(\(name))", with: values.first ?? "") }
        for name in ["alpha", "upper", "lower", "alnum", "digit", "xdigit", "lang", "region"] {
            text = text.replacing("$(\(name))", with: predefined[name] ?? "a")
        }
        return text.replacing("?", with: "1").replacing("*", with: rest)
    }
}
