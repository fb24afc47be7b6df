import Foundation

/// A predefined list of codes, each of two or three ASCII letters (Apple, "applinks.SubstitutionVariables").
enum CodeList: Sendable {
    case regions, foldedRegions, languages

    /// Whether characters spell one of the codes; nil stands for the end of a text.
    func contains(_ scalars: some Sequence<Unicode.Scalar?>) -> Bool {
        let scalars = Array(scalars)
        return switch self {
        case .regions: Self.regionCodes.contains(scalars)
        case .foldedRegions: Self.foldedRegionCodes.contains(scalars)
        case .languages: Self.languageCodes.contains(scalars)
        }
    }

    private static func scalars(_ codes: [String]) -> Set<[Unicode.Scalar?]> {
        Set(codes.map { Array($0.unicodeScalars) })
    }

    /// Apple's page names `UK` among the examples, but ISO's code is `GB`, and so the system has it.
    private static let isoRegions = Locale.Region.isoRegions.map(\.identifier).filter { $0.utf8.count == 2 }
    private static let regionCodes = scalars(isoRegions)
    private static let foldedRegionCodes = scalars(isoRegions.map { $0.lowercased() })
    private static let languageCodes = scalars(Locale.LanguageCode.isoLanguageCodes.map { $0.identifier.lowercased() })
}
