/// Reads what code in a page names. Its patterns are compiled once, since that takes longer than to match a piece of code.
struct NamedCode {
    private let type = /([A-Z]\w*[a-z]\w*(?:\.\w+)*)(?:<.*>)?(?:\(.*\))?/
    private let file = /[\w\/+\-]+\.(?:swift|md|apns)/
    private let root = /(?:\.\/)?(?:Modules|Apps|Tests|Tools)\//
    private let ends = /^\.\/|:\d+$|[\/.,;:)]+$/
    private let program = /\bswift run (?:-[\w\-]+ )*([a-z][\w\-]*)/
    private let test = /--filter (\w{2,})/

    /// `LaunchGate`, `LaunchGate.reduce(_:)` or `Route<Main>`: its names, unless the first is known from elsewhere.
    func types(in span: String) -> [String] {
        guard let match = span.wholeMatch(of: type) else { return [] }
        let parts = match.1.split(separator: ".").map(String.init)
        return KnownNames.all.contains(parts[0]) || !files(in: span).isEmpty ? [] : parts
    }

    /// `English.swift` or `Engine/Table.swift`, where the span is nothing else.
    func files(in span: String) -> [String] {
        guard span.wholeMatch(of: file) != nil, !span.hasPrefix("/") else { return [] }
        return [span]
    }

    /// The words that start with one of the project's folders, unless they are patterns.
    func paths(in code: String) -> [String] {
        code.split(separator: " ").compactMap { word in
            guard word.prefixMatch(of: root) != nil, !word.contains(where: { "<>*…{}$|".contains($0) })
            else { return nil }
            return String(word).replacing(ends, with: "")
        }
    }

    /// The program in `swift run router tour`.
    func programs(in code: String) -> [String] { code.matches(of: program).map { String($0.1) } }

    /// The suite in `swift test --filter DeepLinksTests`.
    func tests(in code: String) -> [String] { code.matches(of: test).map { String($0.1) } }
}
