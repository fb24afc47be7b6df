import DeepLinks
import TestSupport
import Testing

@Suite struct PrintingPropertyTests {
    private let shapes = ["/", "home", "a b/%25/é", ":x", "room/:x/:y", "room/:x/all", "files/:x/*rest", "*rest"]

    @Test(arguments: Seeds.first(8, exploring: 100), [nil, "a.example.com", "*.example.com"])
    func `U15, U41: what is printed, for a host and into a fragment too, resolves to the same route and values`(
        seed: UInt64, host: String?
    ) throws {
        var texts = RandomLinks(seed: seed)
        let fragments: LinkFragments = host == nil ? .text : .path
        let table = try LinkTable(
            shapes.map { LinkDeclaration(try LinkPattern($0), on: host) },
            origins: LinkOrigins(schemes: ["sample"], hosts: ["a.example.com", "*.example.com"], fragments: fragments))
        for declaration in table.declarations {
            for printedHost in host.map({ [$0.replacing("*", with: "b.c")] }) ?? [nil, "a.example.com"] {
                let path = declaration.pattern.parameterNames.map { ($0, texts.text()) }
                let query = (0...2).map { _ in ("q" + texts.text(), texts.text()) }
                let error = linkError {
                    let link = try table.link(
                        to: declaration.pattern, parameters: query + path, on: printedHost)
                    #expect(link.contains("/#/") == (host != nil), "seed \(seed): \(link)")
                    for link in printedHost == nil ? [link, "sample://" + link] : [link] {
                        let match = try table.resolve(link, from: .inApp, now: now)
                        #expect(table.declarations[match.index] === declaration, "seed \(seed): \(link)")
                        let captures = match.captures.map { ($0.name, $0.value) }
                        #expect(bytes(captures) == bytes(path), "seed \(seed): \(link)")
                        let items = try match.queryItems.map { (try $0.name, try $0.value) }
                        #expect(bytes(items) == bytes(query), "seed \(seed)")
                    }
                }
                if let error { #expect(mayRefuse(path, error), "seed \(seed): \(error)") }
            }
        }
    }

    /// No link can carry an empty value or a dot segment, nor one that a more exact route takes.
    private func mayRefuse(_ path: [(String, String)], _ error: LinkError) -> Bool {
        guard case .invalidParameter(let name, let expected, let found?) = error else { return false }
        return path.contains { $0.0 == name && $0.1 == found }
            && (["", ".", ".."].contains(found) || expected.hasSuffix("does not take"))
    }

    /// `==` would take canonically equivalent texts for equal.
    private func bytes(_ values: [(String, String)]) -> [[UInt8]] {
        values.flatMap { [Array($0.0.utf8), Array($0.1.utf8)] }
    }
}
