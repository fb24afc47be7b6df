/// A link as logs and traces name it, by its path: without query, fragment and user, whose values are private, and
/// without control characters and marks that turn the reading direction.
struct LoggedLink: CustomStringConvertible {
    /// In characters.
    private static let longest = 200

    let description: String

    init(_ link: String) {
        let path = link.unicodeScalars.prefix { $0 != "?" && $0 != "#" }.map { $0.isVisible ? $0 : "\u{FFFD}" }
        let text = String(String.UnicodeScalarView(path))
            .replacing(/^([^\/:]*:\/*)?[^\/]*@/) { $0.output.1 ?? "" }
        description = text.count > Self.longest ? text.prefix(Self.longest) + "…" : text
    }
}

extension Unicode.Scalar {
    fileprivate var isVisible: Bool {
        ![.control, .format, .lineSeparator, .paragraphSeparator].contains(properties.generalCategory)
    }
}
