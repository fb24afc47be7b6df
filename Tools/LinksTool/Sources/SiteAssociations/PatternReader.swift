import Foundation

/// Reads the patterns of a file, whose `$(name)` stands for one of the file's own values, or for what it stands for in
/// each file (Apple, "applinks.SubstitutionVariables").
struct PatternReader: Sendable {
    private let isCaseSensitive: Bool
    private let variables: [String: WildcardPattern.Element]

    /// - Parameter values: of the file's own variables. A value holds wildcards, but no other variables.
    init(_ values: [String: [String]], isCaseSensitive: Bool) {
        self.isCaseSensitive = isCaseSensitive
        let own = values.mapValues { texts -> WildcardPattern.Element in
            let choices = texts.map { $0.unicodeScalars.map { Self.element($0, isCaseSensitive: isCaseSensitive) } }
            return .choice(choices, size: choices.reduce(1) { $0 + $1.count + 1 })
        }
        variables = (isCaseSensitive ? Self.exact : Self.folded).merging(own) { $1 }
    }

    func pattern(_ text: String) -> WildcardPattern {
        var elements: [WildcardPattern.Element] = []
        var rest = Array(text.unicodeScalars)[...]
        let lastEnd = rest.lastIndex(of: ")") ?? rest.startIndex
        while let scalar = rest.popFirst() {
            if scalar == "$", rest.first == "(", rest.startIndex < lastEnd, let end = rest.firstIndex(of: ")") {
                let name = String(String.UnicodeScalarView(rest[..<end].dropFirst()))
                // A variable that is not defined has no value, so nothing matches.
                elements.append(variables[name] ?? .choice([], size: 1))
                rest = rest[(end + 1)...]
            } else {
                elements.append(Self.element(scalar, isCaseSensitive: isCaseSensitive))
            }
        }
        return WildcardPattern(elements: elements)
    }

    /// As patterns and texts are compared where case does not count.
    static func text(_ text: String, isCaseSensitive: Bool) -> WildcardPattern.Text {
        isCaseSensitive ? Array(text.unicodeScalars) : text.unicodeScalars.map(\.folded)
    }

    private static func element(_ scalar: Unicode.Scalar, isCaseSensitive: Bool) -> WildcardPattern.Element {
        switch scalar {
        case "*": .rest
        case "?": .any
        default: .scalar(isCaseSensitive ? scalar : scalar.folded)
        }
    }

    private static let exact: [String: WildcardPattern.Element] = [
        "upper": .member(of: ["A"..."Z"]), "lower": .member(of: ["a"..."z"]), "digit": .member(of: ["0"..."9"]),
        "alpha": .member(of: ["A"..."Z", "a"..."z"]), "alnum": .member(of: ["A"..."Z", "a"..."z", "0"..."9"]),
        "xdigit": .member(of: ["0"..."9", "A"..."F", "a"..."f"]), "region": .code(of: CodeList(regions)),
        "lang": .code(of: CodeList(Locale.LanguageCode.isoLanguageCodes.map { $0.identifier.lowercased() })),
    ]
    private static let folded = exact.merging([
        "upper": .member(of: ["a"..."z"]), "region": .code(of: CodeList(regions.map { $0.lowercased() })),
    ]) { $1 }

    /// Apple's page names `UK` among the examples, but ISO's code is `GB`, and so the system has it.
    private static let regions = Locale.Region.isoRegions.map(\.identifier).filter { $0.utf8.count == 2 }
}

extension Unicode.Scalar {
    /// Its lower case, if that is one scalar: a text keeps its length.
    fileprivate var folded: Unicode.Scalar {
        let mapping = properties.lowercaseMapping.unicodeScalars
        guard mapping.count == 1, let scalar = mapping.first else { return self }
        return scalar
    }
}
