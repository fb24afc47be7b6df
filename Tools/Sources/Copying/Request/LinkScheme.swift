import Layouts

/// The scheme of an app's own links, in lower case.
struct LinkScheme: Equatable, Sendable {
    let text: String

    /// - Throws: `ToolError.refused` for what RFC 3986, section 3.1, does not allow, and for schemes that are taken.
    init(_ text: String) throws(ToolError) {
        guard text.wholeMatch(of: /[A-Za-z][A-Za-z0-9+\-.]*/) != nil, text.utf8.count <= Self.limit else {
            throw .refused(
                "\"\(text)\" is no scheme: it starts with a letter, and holds letters, digits, +, - and . only, "
                    + "\(Self.limit) of them at most.")
        }
        guard !Self.taken.contains(text.lowercased()) else {
            throw .refused("\"\(text)\" is no scheme for an app: others have it already.")
        }
        self.text = text.lowercased()
    }

    private static let limit = 60
    private static let taken: Set<String> = [
        "about", "blob", "data", "facetime", "file", "ftp", "http", "https", "javascript", "mailto", "maps", "sms",
        "tel",
        "urn", "view-source", "ws", "wss",
    ]
}
