/// Why a document, or a part of it, cannot be read.
public enum FeedDocumentError: Error, Equatable, Sendable {
    case malformed(Malformation)
    case missingField(String)
    /// - Parameter expected: the stable short code of what should stand there, such as `date`.
    case badField(String, expected: String)
    /// It declares entities, which no feed needs: they can be made to grow without end, or to name files.
    case declaresEntities
    case tooLarge
    /// Its elements are nested too deep for a feed.
    case tooDeep
    /// It is a document, but none of feeds.
    case noFeed

    /// Stable across versions, for machines.
    public var code: String {
        switch self {
        case .malformed: "malformed"
        case .missingField: "missingField"
        case .badField: "badField"
        case .declaresEntities: "declaresEntities"
        case .tooLarge: "tooLarge"
        case .tooDeep: "tooDeep"
        case .noFeed: "noFeed"
        }
    }
}

/// How a document is not well-formed.
public enum Malformation: String, Sendable, CaseIterable {
    /// It is more than the parser takes.
    case parserLimit
    case endsEarly
    /// The text is not in the encoding that it names.
    case wrongEncoding
    /// It names an encoding that is not known, or none that can be read safely.
    case unknownEncoding
    case undeclaredEntity
    case badAttribute
    /// An element has more of them than are read.
    case tooManyAttributes
    case unclosedTag
    /// A character that XML does not allow.
    case badCharacter
    /// There are more such characters from here on than are listed.
    case moreBadCharacters
    /// There were so many errors that nothing behind is read.
    case tooManyErrors
    /// Anything else that is no XML.
    case notWellFormed
    /// The JSON is not that of a JSON Feed.
    case notJSONFeed
}
