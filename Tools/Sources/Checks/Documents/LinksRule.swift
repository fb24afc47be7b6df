import Foundation

/// Relative links in the pages lead to files, lines and headings that exist.
enum LinksRule: Rule {
    static let name = "links"
    static let summary = "links in docs and in the pages of the root lead somewhere"

    static func findings(in tree: SourceTree) -> [Finding] {
        tree.documents.compactMap(\.page).flatMap { page in
            page.links.compactMap { link in
                complaint(about: link.text, on: page, in: tree)
                    .map { finding(page.path, link.line, $0.problem, fix: $0.fix) }
            }
        }
    }

    private static func complaint(
        about link: String, on page: MarkdownPage, in tree: SourceTree
    ) -> (problem: String, fix: String)? {
        guard link.prefixMatch(of: /[A-Za-z][A-Za-z0-9+.\-]*:|\/\//) == nil else { return nil }
        let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let path = parts[0].isEmpty ? page.path : resolve(parts[0], from: page.path)
        guard tree.contains(path) else {
            let name = path.split(separator: "/").last.map(String.init) ?? path
            let moved = tree.paths(endingIn: name)
            let fix = moved.isEmpty ? "name a file that exists" : "it may be \(moved.joined(separator: " or ")) now"
            return ("the link leads to \(path), which does not exist", fix)
        }
        guard parts.count == 2, let file = tree.files[path] else { return nil }
        return complaint(aboutAnchor: parts[1], in: file)
    }

    private static func complaint(aboutAnchor anchor: String, in file: SourceFile) -> (problem: String, fix: String)? {
        if let lines = anchor.wholeMatch(of: /L(\d+)(?:-L(\d+))?/) {
            let last = Int(lines.2 ?? lines.1) ?? .max
            guard last > file.lines.count else { return nil }
            return ("the link leads to line \(last) of \(file.path), which has \(file.lines.count)", "correct the line")
        }
        guard let page = file.page else {
            return ("the link's #\(anchor) is no line of \(file.path)", "write #L and the line's number")
        }
        guard !page.anchors.contains(anchor) else { return nil }
        return ("\(file.path) has no heading #\(anchor)", "link to a heading that it has")
    }

    private static func resolve(_ link: String, from page: String) -> String {
        var folders = page.split(separator: "/").dropLast().map(String.init)
        for part in (link.removingPercentEncoding ?? link).split(separator: "/") where part != "." {
            if part == "..", !folders.isEmpty { folders.removeLast() } else { folders.append(String(part)) }
        }
        return folders.joined(separator: "/")
    }
}
