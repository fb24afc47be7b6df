import Foundation
public import Notifications

/// A program's sentences in one language, those of all its modules together.
///
/// ```swift
/// let language = LibraryMain.language(LanguageCode(rawValue: "en"))
/// let title = language.sentence("screen.loan")
/// ```
public struct Language: Sendable {
    public let code: LanguageCode
    private let modules: @Sendable () -> [Sentences]

    /// - Parameters:
    ///   - code: which language.
    ///   - modules: the modules with sentences; the first that has a key counts. Evaluated at the first sentence, since
    ///     opening the bundles costs time and most starts need none.
    public init(_ code: LanguageCode, of modules: @autoclosure @escaping @Sendable () -> [Sentences]) {
        self.code = code
        self.modules = modules
    }

    /// The sentence of that key, with each `{name}` in it replaced by the value of that name.
    ///
    /// A key without a sentence is returned as it is.
    public func sentence(_ key: String, _ values: [String: String] = [:]) -> String {
        guard let sentence = self[key], !values.isEmpty else { return self[key] ?? key }
        // In one pass: a value may hold what looks like another's name.
        return sentence.replacing(/\{([\w-]+)\}/) { values[String($0.1)] ?? String($0.0) }
    }

    /// The text for a push's `loc-key`: the sentence under `alert.<key>`.
    public var alertStrings: AlertStrings {
        AlertStrings { self["alert.\($0)"] }
    }

    /// Whether there is a sentence of that key.
    public func has(_ key: String) -> Bool { self[key] != nil }

    private subscript(key: String) -> String? {
        // What no sentence is: a bundle answers with it where it has none.
        let none = "\u{0}"
        return modules().lazy.compactMap { $0.folders[code] ?? $0.folders[.development] }
            .map { $0.localizedString(forKey: key, value: none, table: nil) }.first { $0 != none }
    }
}
