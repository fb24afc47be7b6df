import DeepLinks
import Testing

@Suite struct LinkTableErrorTests {
    private func error(of routes: [(pattern: String, host: String?)], on hosts: [String] = []) -> LinkTableError? {
        do {
            let declarations = try routes.map { LinkDeclaration(try LinkPattern($0.pattern), on: $0.host) }
            _ = try LinkTable(declarations, origins: LinkOrigins(schemes: ["acme"], hosts: hosts))
            return nil
        } catch {
            return error as? LinkTableError
        }
    }

    @Test(arguments: [
        ("a/:x", "a/:y", nil), ("/a", "a/", nil), ("a/*", "a/*rest", nil), (":a/b/:c", "/:d/b/:e", nil),
        ("/", "/", nil), ("a/:x", "/a/:y/", "docs.acme.com"),
    ])
    func `U16, U41: two routes of one shape and one host are an error that names both`(
        first: String, second: String, host: String?
    ) throws {
        let routes = [(first, host), ("b", nil), (second, host.map { $0.uppercased() + "." })]
        let place = host.map { $0 + "/" } ?? ""
        let normal = try [first, second].map { place + (try LinkPattern($0).description) }
        #expect(error(of: routes, on: ["*.acme.com"]) == .sameShape(normal[0], normal[1]))
    }

    @Test func `a parameter declared twice is an error`() throws {
        let twice = [LinkParameter("id", Int.self).declaration, LinkParameter("id", optional: Int.self).declaration]
        #expect(throws: LinkTableError.repeatedName("id", pattern: "chat")) {
            try LinkTable([LinkDeclaration(LinkPattern("chat"), parameters: twice)], origins: origins)
        }
    }

    @Test(arguments: ["a.*.acme.com", "*acme.com", "*", "*.", "*.*.com", "acme.*", "a*.acme.com"])
    func `U41: an asterisk that is not the first label is refused`(host: String) {
        let error = error(of: [("a", nil)], on: ["acme.com", host])
        #expect(error == .misplacedWildcard(host.hasSuffix(".") ? "*" : host))
    }

    @Test(arguments: [
        ("acme.com", false), ("acme.com.evil.io", false), ("*.com", false), ("a.acme.com", true), ("*.acme.com", true),
        ("*.a.acme.com", true), ("*.go.acme.io", false),
    ])
    func `U41: a route's host is one of the app's`(host: String, isKnown: Bool) {
        let error = error(of: [("a", host)], on: ["*.acme.com", "*.acme.com:8443", "go.acme.io"])
        #expect(error == (isKnown ? nil : .foreignHost(host, pattern: "a")))
    }
}
