public import DeepLinks
public import Foundation
public import Navigation
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
    ///   - modules: the modules with sentences; the first that has a key counts. Evaluated at each sentence: most
    ///     starts need none, and opening the bundles costs time.
    public init(_ code: LanguageCode, of modules: @autoclosure @escaping @Sendable () -> [Sentences]) {
        self.code = code
        self.modules = modules
    }

    /// The sentence of that key, with each `{name}` in it replaced by the value of that name.
    ///
    /// A key without a sentence is returned as it is.
    public func sentence(_ key: String, _ values: [String: String] = [:]) -> String {
        LinkFinding.fill(self[key] ?? key, with: values)
    }

    public func sentence(of alert: NavigationAlert) -> String { sentence(alert.code, alert.values) }

    /// The text for a push's `loc-key`: the sentence under `alert.<key>`.
    public var alertStrings: AlertStrings {
        AlertStrings { self["alert.\($0)"] }
    }

    /// Whether there is a sentence of that key.
    public func has(_ key: String) -> Bool { self[key] != nil }

    /// A finding in this language. A value may have words of its own, under its name: those of findings, or those that
    /// a phase or a channel has everywhere.
    public func sentence(of finding: LinkFinding) -> String {
        let key = "finding.\(finding.code)"
        let values = Dictionary(
            uniqueKeysWithValues: finding.values.map { name, value in
                let word = ["finding.\(name).\(value)", "\(name).\(value)"].first(where: has)
                return (name, word.map { sentence($0) } ?? value)
            })
        return LinkFinding.fill(has(key) ? sentence(key) : finding.sentence, with: values)
    }

    private subscript(key: String) -> String? {
        // What no sentence is: a bundle answers with it where it has none.
        let none = "\u{0}"
        return modules().lazy.compactMap { $0.folders[code] ?? $0.folders[.development] }
            .map { $0.localizedString(forKey: key, value: none, table: nil) }.first { $0 != none }
    }
}

/// A language by its code in BCP 47, as Apple names a folder of localized resources: `en`, `ko`.
public struct LanguageCode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The language that every sentence is first written in, and that stands in where another one lacks it.
    public static let development = LanguageCode(rawValue: "en")
}

extension MainCoordinator {
    public nonisolated static var sentences: [Sentences] { [] }

    /// The program's sentences: its own, those of its features, and those of every app.
    /// - Parameters:
    ///   - code: which language.
    ///   - others: of modules around the program, such as its command line.
    public nonisolated static func language(
        _ code: LanguageCode, with others: @autoclosure @escaping @Sendable () -> [Sentences] = []
    ) -> Language {
        Language(code, of: others() + sentences + features.compactMap { $0.type.sentences } + [.appFlow])
    }
}

/// A module's localized sentences: a file `<language>.lproj/Localizable.strings` for each language, in its bundle.
///
/// A module's file lies in the module's own folder `Sentences`. The module gives it a name in an extension:
/// `public static let loanFlow = Sentences(in: .module)`.
public struct Sentences: Sendable {
    /// The bundles of the languages' folders.
    let folders: [LanguageCode: Bundle]

    public init(in bundle: Bundle) {
        let codes = bundle.localizations.map(LanguageCode.init(rawValue:))
        folders = codes.reduce(into: [:]) { folders, code in
            folders[code] = bundle.path(forResource: code.rawValue, ofType: "lproj").flatMap(Bundle.init(path:))
        }
    }

    /// The languages that there is a file for, the development language first.
    public var languages: [LanguageCode] {
        folders.keys.sorted { ($0 == .development ? 0 : 1, $0.rawValue) < ($1 == .development ? 0 : 1, $1.rawValue) }
    }
}

extension Sentences {
    /// The sentences of every app: errors, outcomes, the steps of a tap, the shared screens.
    public static let appFlow = Sentences(in: .module)
}
