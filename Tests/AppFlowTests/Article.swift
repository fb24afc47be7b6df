import Foundation

/// The article of the documentation whose code is that of a test.
enum Article {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The code in the article's Swift blocks.
    static func blocks() throws -> [String] {
        let page = root.appending(path: "Modules/Presentation/AppFlow/AppFlow.docc/FromAPNsToTheScreen.md")
        return parts(of: try String(contentsOf: page, encoding: .utf8), from: "```swift", to: "```")
    }

    /// The code between `// Article:` and `// End.` in a test's file, as far to the left as it goes.
    static func regions(of file: String) throws -> [String] {
        parts(of: try String(contentsOf: URL(filePath: file), encoding: .utf8), from: "// Article:", to: "// End.")
    }

    private static func parts(of text: String, from begin: String, to end: String) -> [String] {
        var parts: [[Substring]] = []
        var isInside = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let mark = line.trimmingPrefix { $0 == " " }
            if !isInside, mark == begin {
                isInside = true
                parts.append([])
            } else if isInside, mark == end {
                isInside = false
            } else if isInside {
                parts[parts.count - 1].append(line)
            }
        }
        return parts.map { lines in
            let indent = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
            return lines.map { String($0.dropFirst(indent)) }.joined(separator: "\n")
        }
    }
}
