/// Lets in what comes from the page itself, and keeps out other sites that the browser has open.
///
/// The name in `Host` stops a site whose name was bound to this machine, `Origin` and `Sec-Fetch-Site` stop posts from
/// elsewhere, and the token stops whoever never got the page (OWASP: "Cross-Site Request Forgery Prevention").
struct PageGuard {
    static let tokenField = "x-command-token"

    /// Random, for one run.
    let token: String
    private let port: UInt16

    init(port: UInt16, token: String = PageGuard.randomToken()) {
        self.port = port
        self.token = token
    }

    /// What is wrong with where a request comes from; nil if nothing is.
    func refusal(of request: HTTPRequest) -> HTTPResponse? {
        // A proxy in front of the provider's endpoint has a port of its own.
        let isFromProvider = request.path.hasPrefix(ProviderEndpoint.root)
        guard let host = request.fields["host"], isOwn(host, withAnyPort: isFromProvider) else {
            return HTTPResponse(.misdirectedRequest, text: "this server answers to 127.0.0.1 and localhost alone")
        }
        if isNavigation(request) { return nil }
        let origins = request.fields.values(of: "origin")
        let sites = request.fields.values(of: "sec-fetch-site")
        guard origins.allSatisfy({ $0 == "http://" + host }), sites.allSatisfy(["same-origin", "none"].contains) else {
            return HTTPResponse(.forbidden, text: "requests from other sites are refused")
        }
        return nil
    }

    /// Whether the user comes to the page from another one by a link, which gives that one nothing to read.
    private func isNavigation(_ request: HTTPRequest) -> Bool {
        request.method == "GET" && request.path == "/" && request.fields.values(of: "origin").isEmpty
            && request.fields["sec-fetch-mode"] == "navigate" && request.fields["sec-fetch-dest"] == "document"
    }

    /// Whether a command carries this run's token; its time says nothing of how much of it is right.
    func admits(_ request: HTTPRequest) -> Bool {
        let given = Array((request.fields[Self.tokenField] ?? "").utf8)
        let wanted = Array(token.utf8)
        guard given.count == wanted.count else { return false }
        return zip(given, wanted).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }

    private func isOwn(_ host: String, withAnyPort: Bool) -> Bool {
        let parts = host.split(separator: ":", maxSplits: 1)
        guard let name = parts.first?.lowercased(), ["127.0.0.1", "localhost"].contains(name) else { return false }
        guard parts.count < 2 || parts[1].allSatisfy({ ("0"..."9").contains($0) }) else { return false }
        let given = parts.count == 2 ? UInt16(parts[1]) : 80
        return given == port || withAnyPort && given != nil
    }

    private static func randomToken() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<4).map { _ in
            let digits = String(UInt64.random(in: .min ... .max, using: &generator), radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}
