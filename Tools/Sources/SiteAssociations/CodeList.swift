import Foundation

/// A predefined list of codes, each of two or three ASCII letters (Apple, "applinks.SubstitutionVariables").
enum CodeList: Sendable {
    case regions, foldedRegions, languages

    func contains(_ packed: UInt32) -> Bool {
        switch self {
        case .regions: Self.regionCodes.contains(packed)
        case .foldedRegions: Self.foldedRegionCodes.contains(packed)
        case .languages: Self.languageCodes.contains(packed)
        }
    }

    /// A byte for each character; nil for what is no code.
    static func packed(_ scalars: some Sequence<Unicode.Scalar?>) -> UInt32? {
        var packed: UInt32 = 0
        for scalar in scalars {
            guard let scalar, scalar.isASCII else { return nil }
            packed = packed << 8 | scalar.value
        }
        return packed
    }

    private static func packed(_ codes: [String]) -> Set<UInt32> {
        Set(codes.filter { 2...3 ~= $0.utf8.count }.compactMap { packed($0.unicodeScalars.map(Optional.some)) })
    }

    /// Apple's page names `UK` among the examples, but ISO's code is `GB`, and so the system has it.
    private static let isoRegions = Locale.Region.isoRegions.map(\.identifier).filter { $0.utf8.count == 2 }
    private static let regionCodes = packed(isoRegions)
    private static let foldedRegionCodes = packed(isoRegions.map { $0.lowercased() })
    private static let languageCodes = packed(Locale.LanguageCode.isoLanguageCodes.map { $0.identifier.lowercased() })
}
