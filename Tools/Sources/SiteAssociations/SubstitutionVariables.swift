/// What `$(name)` in a pattern stands for: a file's own variables, and those that each file has (Apple,
/// "applinks.SubstitutionVariables").
struct SubstitutionVariables: Sendable {
    /// Made once, since a pattern can name one often.
    private let choices: [Bool: [String: WildcardPattern.Element]]

    init(_ values: [String: [String]]) {
        choices = Dictionary(
            uniqueKeysWithValues: [true, false].map { isCaseSensitive in
                (isCaseSensitive, values.mapValues { Self.choice(of: $0, isCaseSensitive: isCaseSensitive) })
            })
    }

    /// A value holds wildcards, but no other variables.
    private static func choice(of values: [String], isCaseSensitive: Bool) -> WildcardPattern.Element {
        let elements = values.map { value in
            value.unicodeScalars.map { WildcardPattern.Element($0, isCaseSensitive: isCaseSensitive) }
        }
        return .choice(elements, size: elements.reduce(1) { $0 + $1.count + 1 })
    }

    func element(named name: String, isCaseSensitive: Bool) -> WildcardPattern.Element {
        if let choice = choices[isCaseSensitive]?[name] { return choice }
        switch name {
        case "alpha": return .member(.alpha)
        case "upper": return .member(isCaseSensitive ? .upper : .alpha)
        case "lower": return .member(isCaseSensitive ? .lower : .alpha)
        case "alnum": return .member(.alnum)
        case "digit": return .member(.digit)
        case "xdigit": return .member(.xdigit)
        case "region": return .code(isCaseSensitive ? .regions : .foldedRegions)
        case "lang": return .code(.languages)
        default: return .choice([], size: 1)
        }
    }
}
