import Layouts

/// The host of an app's universal links, in lower case.
struct HostName: Equatable, Sendable {
    let text: String

    /// - Throws: `ToolError.refused` for what is no DNS name of two labels at least. RFC 1123, section 2.1.
    init(_ text: String) throws(ToolError) {
        let labels = text.lowercased().split(separator: ".", omittingEmptySubsequences: false)
        let isName = labels.allSatisfy {
            $0.wholeMatch(of: /[a-z0-9]([a-z0-9\-]*[a-z0-9])?/) != nil && $0.utf8.count <= 63
        }
        guard isName, labels.count > 1, labels.last?.allSatisfy(\.isNumber) == false, text.utf8.count <= 253 else {
            throw .refused("\"\(text)\" is no host: write a DNS name such as app.example.com.")
        }
        self.text = text.lowercased()
    }

    /// The identifier that begins with the host's last label: `com.example.app`.
    var reversed: String { text.split(separator: ".").reversed().joined(separator: ".") }
}
