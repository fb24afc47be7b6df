import DeepLinks
import Foundation

/// All that must hold of one link, whatever it is.
struct FuzzedLink {
    private static let now = Date(timeIntervalSince1970: 1_750_000_000)

    let table: LinkTable
    let oracle: NaiveTable
    let link: String

    func run() {
        let found = result { () throws(LinkError) in
            try table.route(path: link).map { NaiveMatch(table.match($0)) }
        }
        let expected = result { () throws(LinkError) in try oracle.match(path: link) }
        require(found == expected, "table and oracle differ on the path: \(found), \(expected)")
        for source in [LinkSource.scheme, .inApp] { check(from: source) }
        if isExplained { checkExplaining() }
    }

    private func check(from source: LinkSource) {
        let found = result { () throws(LinkError) in
            try table.resolve(link, from: source, now: Self.now)
        }
        let expected = result { () throws(LinkError) in try oracle.resolve(link, from: source, now: Self.now) }
        require(found.map(NaiveMatch.init) == expected, "table and oracle differ: \(found), \(expected)")
        if case .success(let match) = found { checkPrinting(match) }
    }

    /// One of sixteen, of every length: explaining takes many times as long as all else.
    private var isExplained: Bool { link.utf8.reduce(0) { $0 &+ Int($1) } % 16 == 0 }

    private func checkExplaining() {
        let resolved = result { () throws(LinkError) in try table.resolve(link, from: .inApp, now: Self.now) }
        let explanation = table.explain(link, from: .inApp, now: Self.now)
        switch resolved {
        case .success: require(explanation.error == nil, "explained by an error")
        case .failure(let error): require(explanation.error == error, "explained by another error")
        }
    }

    private func checkPrinting(_ match: LinkMatch) {
        do throws(LinkError) {
            let query = items(of: match)
            let printed = try table.link(
                to: match.pattern, parameters: match.captures.map { ($0.name, $0.value) } + query)
            let again = try table.resolve(printed, from: .inApp, now: Self.now)
            require(again.index == match.index && again.captures == match.captures, "printed as \(printed)")
            let items = items(of: again)
            require(
                items.map { Array($0.0.utf8) } == query.map { Array($0.0.utf8) }
                    && items.map { Array($0.1.utf8) } == query.map { Array($0.1.utf8) },
                "printed as \(printed), which has other query items")
        } catch {
            // Escapes make a link longer, and of many slashes not all ways to encode some are tried.
            let slashes = match.captures.last?.value.utf8.count { $0 == UInt8(ascii: "/") } ?? 0
            let isTooLong = error == .invalidLink && link.utf8.count > 2_000
            require(isTooLong || slashes > 4, "not printed: \(error)")
        }
    }

    /// Those that can be read: a link may carry others, which cannot be printed.
    private func items(of match: LinkMatch) -> [(String, String)] {
        match.queryItems.compactMap { item in
            guard let name = try? item.name, let value = try? item.value else { return nil }
            return (name, value)
        }
    }

    private func result<Value>(_ body: () throws(LinkError) -> Value) -> Result<Value, LinkError> {
        Result(catching: body)
    }

    private func require(_ isTrue: Bool, _ message: @autoclosure () -> String) {
        guard !isTrue else { return }
        FileHandle.standardError.write(Data("\(link.debugDescription): \(message())\n".utf8))
        abort()
    }
}
