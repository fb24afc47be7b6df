import Foundation

/// All that must hold of one link, whatever it is.
struct FuzzedLink {
    private static let now = Date(timeIntervalSince1970: 1_750_000_000)

    let table: LinkTable
    let link: String

    func run() {
        let fast = result { () throws(LinkError) in try table.route(path: link).map(table.match) }
        let plain = result { () throws(LinkError) in try table.plainMatch(path: link) }
        require(fast == plain, "the engines differ on the path: \(fast), \(plain)")
        for source in [LinkSource.scheme, .inApp] { check(from: source) }
        if isExplained { checkExplaining() }
    }

    private func check(from source: LinkSource) {
        let fast = result { () throws(LinkError) in
            table.match(try table.resolve(link, from: source, now: Self.now))
        }
        let plain = result { () throws(LinkError) in try table.plainResolve(link, from: source, now: Self.now) }
        require(fast == plain, "the engines differ: \(fast), \(plain)")
        if case .success(let match) = fast { checkPrinting(match) }
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
            let query = try items(of: match)
            let printed = try table.link(
                to: match.pattern, parameters: match.captures.map { ($0.name, $0.value) } + query)
            let again = table.match(try table.resolve(printed, from: .inApp, now: Self.now))
            require(again.index == match.index && again.captures == match.captures, "printed as \(printed)")
            let items = try items(of: again)
            require(
                items.count == query.count
                    && zip(items, query).allSatisfy { $0.0.isExactly($1.0) && $0.1.isExactly($1.1) },
                "printed as \(printed), which has other query items")
        } catch {
            // Escapes make a link longer, and of many slashes not all ways to encode some are tried.
            let slashes = match.captures.last?.value.utf8.count { $0 == UInt8(ascii: "/") } ?? 0
            let isTooLong = error == .invalidLink && link.utf8.count > 2_000
            require(isTooLong || slashes > 4, "not printed: \(error)")
        }
    }

    private func items(of match: LinkMatch) throws(LinkError) -> [(String, String)] {
        var items: [(String, String)] = []
        for item in match.queryItems { items.append((try item.name, try item.value)) }
        return items
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
