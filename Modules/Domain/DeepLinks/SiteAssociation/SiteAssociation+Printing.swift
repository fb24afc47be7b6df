import Foundation

extension SiteAssociation {
    /// The text of the file, with `components`.
    ///
    /// - Throws: `tooLarge` over 128 KB, which the system does not take.
    public var json: String {
        get throws(SiteAssociationError) {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            let detail = Detail(appIDs: [appID], components: components)
            guard let data = try? encoder.encode(["applinks": ["details": [detail]]]) else { return "{}" }
            guard data.count <= SiteAssociationError.limit else { throw .tooLarge }
            return String(decoding: data, as: UTF8.self)
        }
    }

    private struct Detail: Encodable {
        let appIDs: [String]
        let components: [Component]
    }
}

/// Why the system would not take a site-association file.
public enum SiteAssociationError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The system takes no file over 128 KB.
    case tooLarge

    /// In bytes.
    static let limit = 128 * 1024

    /// The name that programs know this error by; it never changes.
    public var code: String { "tooLarge" }

    public var description: String { "The site-association file has more than \(Self.limit) bytes." }
}
