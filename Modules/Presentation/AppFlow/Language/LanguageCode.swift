/// A language by its code in BCP 47, as Apple names a folder of localized resources: `en`, `ko`.
public struct LanguageCode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The language that every sentence is first written in, and that stands in where another one lacks it.
    public static let development = LanguageCode(rawValue: "en")
}
