import Checks

/// Says which pieces of code name a feature.
protocol FeatureSearch {
    func isNamed(by token: Token) -> Bool
}

extension NounSearch: FeatureSearch {
    /// A sentence may have the noun in it by chance: only names, keys and links count.
    func isNamed(by token: Token) -> Bool {
        token.kind != .mark && isNamed(in: token.text) && !token.text.contains(where: \.isWhitespace)
    }
}

/// Looks for a feature's modules, and for the types that are called as those.
struct ModuleSearch: FeatureSearch {
    private let modules: Set<String>
    private let noun: NounSearch

    init(_ name: FeatureName) {
        modules = Set(name.modules + [name.singular.upper + "Support"])
        noun = NounSearch(name)
    }

    func isNamed(by token: Token) -> Bool {
        switch token.kind {
        case .string: modules.contains(token.text)
        case .word: token.text.first?.isUppercase == true ? noun.isNamed(in: token.text) : modules.contains(token.text)
        case .mark: false
        }
    }
}
