extension LinkTable {
    /// A universal link to a route with made-up parameters; nil if no text that is tried here is one that it takes.
    func sampleLink(to declaration: LinkDeclaration) -> String? {
        let declared = declaration.parameters.filter {
            $0.isRequired || declaration.pattern.hasParameter($0.name)
        }
        var parameters: [(String, String)] = []
        for parameter in declared {
            guard let text = parameter.sampleText else { return nil }
            parameters.append((parameter.name, text))
        }
        for name in declaration.pattern.parameterNames where !parameters.contains(where: { $0.0.isExactly(name) }) {
            parameters.append((name, "a"))
        }
        return try? link(to: declaration.pattern, parameters: parameters, as: .universal)
    }
}

extension ParameterDeclaration {
    /// A text that it reads, out of those of the usual types and its own name of choices.
    fileprivate var sampleText: String? {
        let usual = ["1", "a", "true", "00000000-0000-4000-8000-000000000000", "2030-01-01T00:00:00Z"]
        let choices = typeName.split(separator: "|").map(String.init)
        guard let pattern = try? LinkPattern("/") else { return nil }
        return (usual + choices).first { text in
            let match = LinkMatch(index: 0, pattern: pattern, captures: [LinkMatch.Capture(name: name, value: text)])
            return (try? check(match)) != nil
        }
    }
}

extension LinkComponent {
    /// What follows the host, from its slash on, in links that this takes, with nothing, one segment and two for each `*`.
    func sampleAddresses(filling variables: [String: [String]]) -> [String] {
        ["", "x", "x/y"].map { rest in
            func filled(_ pattern: String) -> String { pattern.filled(with: variables, rest: rest) }
            let items: String? =
                switch query {
                case nil: nil
                case .whole(let pattern): filled(pattern)
                case .items(let items):
                    items.sorted { $0.key < $1.key }.map { "\($0.key)=\(filled($0.value))" }.joined(separator: "&")
                }
            let path = filled(path ?? "/*")
            let start = path.utf8.first == UInt8(ascii: "/") ? path : "/" + path
            return start + (items.map { "?\($0)" } ?? "") + (fragment.map { "#\(filled($0))" } ?? "")
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
