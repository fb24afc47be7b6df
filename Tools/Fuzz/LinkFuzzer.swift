import Foundation

// Compiled into one module with the sources of DeepLinks, so that both engines can be asked.

/// What libFuzzer calls with each input: a link, with the patterns of a table before it if there are tabs.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let input = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    let parts = input.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    let link = parts.last ?? ""
    let patterns = Array(parts.dropLast().prefix(24))
    if patterns.isEmpty {
        LinkCheck(table: FuzzedTables.all[count % FuzzedTables.all.count], link: link).run()
    } else if let table = FuzzedTables.table(patterns) {
        LinkCheck(table: table, link: link).run()
    }
    return 0
}

enum FuzzedTables {
    static let origins = LinkOrigins(
        schemes: ["campus", "campus-beta"], hosts: ["campus.example.com", "h:8443", "a.."])

    static let all = [
        table(["/", "home", "home/feed", "home/feed/:feedID", "room/:x/:y", "room/:x/all", "files/:x/*rest"]),
        table(["a/:x/a/:y/end", ":z/a/b/:c", "a/a/a/a/b", "a b/%/é", "abcdefgh/abcdefghi/:p", "*rest"]),
        typed,
    ].compactMap(\.self)

    static func table(_ patterns: [String]) -> LinkTable? {
        try? LinkTable(patterns.map { LinkDeclaration(try LinkPattern($0)) }, origins: origins)
    }

    private static let typed = try? LinkTable(
        [
            LinkDeclaration(LinkPattern("feed/:id"), parameters: [LinkParameter("id", UUID.self).declaration]),
            LinkDeclaration(
                LinkPattern("room/:id"),
                parameters: [
                    LinkParameter("id", Int.self).declaration, LinkParameter("at", optional: Date.self).declaration,
                    LinkParameter("is", optional: Bool.self).declaration,
                ]),
            LinkDeclaration(
                LinkPattern("rank/*name"),
                parameters: [
                    LinkParameter("name", String.self).declaration, LinkParameter("n", Signed<Int>.self).declaration,
                    LinkParameter("tag", repeated: Int.self).declaration,
                ]),
            LinkDeclaration(LinkPattern("order/:id"), minimumSource: .push),
        ],
        origins: origins)
}

/// All that must hold of one link, whatever it is.
struct LinkCheck {
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
            var query: [(String, String)] = []
            for item in match.queryItems { query.append((try item.name, try item.value)) }
            let printed = try table.link(
                to: match.pattern, parameters: match.captures.map { ($0.name, $0.value) } + query)
            let again = table.match(try table.resolve(printed, from: .inApp, now: Self.now))
            require(again.index == match.index && again.captures == match.captures, "printed as \(printed)")
        } catch {
            // Escapes make a link longer, and of many slashes not all ways to encode some are tried.
            let slashes = match.captures.last?.value.utf8.count { $0 == UInt8(ascii: "/") } ?? 0
            let isTooLong = error == .invalidLink && link.utf8.count > 2_000
            require(isTooLong || slashes > 4, "not printed: \(error)")
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
