public import Foundation

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
