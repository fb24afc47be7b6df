extension WildcardPattern.Element {
    init(_ scalar: Unicode.Scalar, isCaseSensitive: Bool) {
        switch scalar {
        case "*": self = .rest
        case "?": self = .any
        default: self = .scalar(isCaseSensitive ? scalar : scalar.folded)
        }
    }

    var size: Int {
        switch self {
        case .scalar, .any, .rest, .member: 1
        case .code: 2
        case .choice(_, let size): size
        }
    }
}

extension WildcardPattern.CharacterSet {
    func contains(_ scalar: Unicode.Scalar) -> Bool {
        switch self {
        case .upper: ("A"..."Z").contains(scalar)
        case .lower: ("a"..."z").contains(scalar)
        case .alpha: ("A"..."Z").contains(scalar) || ("a"..."z").contains(scalar)
        case .digit: ("0"..."9").contains(scalar)
        case .alnum: Self.alpha.contains(scalar) || Self.digit.contains(scalar)
        case .xdigit:
            Self.digit.contains(scalar) || ("A"..."F").contains(scalar) || ("a"..."f").contains(scalar)
        }
    }
}

extension Unicode.Scalar {
    /// Its lower case, if that is one scalar: a text keeps its length.
    var folded: Unicode.Scalar {
        let mapping = properties.lowercaseMapping.unicodeScalars
        guard mapping.count == 1, let scalar = mapping.first else { return self }
        return scalar
    }
}
