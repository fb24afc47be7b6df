import Foundation

/// What is wrong with a link that cannot be read, as far as its text shows it.
struct LinkFault: CustomStringConvertible {
    let description: String

    init(in link: String) {
        let path = String(link.unicodeScalars.prefix { $0 != "?" && $0 != "#" })
        let decoded = (path.removingPercentEncoding ?? "") + link
        description =
            if link.isEmpty {
                "it is empty"
            } else if link.utf8.count > LinkLimits.bytes {
                "it is longer than \(LinkLimits.bytes) bytes"
            } else if decoded.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) {
                "it holds a control character"
            } else if link.utf8.contains(UInt8(ascii: "\\")) {
                "it holds a backslash"
            } else if let escape = Self.brokenEscape(in: link) {
                "\"\(escape)\" is no percent-encoded byte"
            } else if link.removingPercentEncoding == nil {
                "its percent-encoded bytes are not UTF-8"
            } else {
                Self.fault(inPath: path) ?? "it is not written as an address is"
            }
    }

    /// The first `%` that no two hexadecimal digits follow.
    private static func brokenEscape(in link: String) -> String? {
        link.unicodeScalars.split(separator: "%", omittingEmptySubsequences: false).dropFirst()
            .first { $0.count < 2 || !$0.prefix(2).allSatisfy { $0.isASCII && $0.properties.isHexDigit } }
            .map { "%" + String($0.prefix(2)) }
    }

    private static func fault(inPath path: String) -> String? {
        let rest = path.firstRange(of: "://").map { path[$0.upperBound...] } ?? path[...]
        let segments = rest.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false)
            .map { String($0).replacing("%2E", with: ".").replacing("%2e", with: ".") }
        if segments.count > LinkLimits.segments { return "it has more than \(LinkLimits.segments) segments" }
        if segments.dropFirst().dropLast().contains("") { return "it has an empty segment" }
        if segments.contains(".") || segments.contains("..") { return "it has a dot segment" }
        return rest.utf8.contains(UInt8(ascii: "@")) ? "it names a user" : nil
    }
}
