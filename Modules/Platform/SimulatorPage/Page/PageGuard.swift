import Foundation

/// Lets in what comes from the page itself, and keeps out other sites that the browser has open.
///
/// The name in `Host` stops a site whose name was bound to this machine, `Origin` and `Sec-Fetch-Site` stop posts from
/// elsewhere, and the token stops whoever never got the page (OWASP: "Cross-Site Request Forgery Prevention").
struct PageGuard {
    /// Where the page is served.
    let port: UInt16
    /// Random, for one run: 244 bits in hexadecimal digits.
    let token = "\(UUID())\(UUID())".lowercased().filter(\.isHexDigit)

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

    /// Whether a command carries this run's token.
    func admits(_ request: HTTPRequest) -> Bool { request.fields["x-command-token"] == token }

    private func isOwn(_ host: String, withAnyPort: Bool) -> Bool {
        let form = /(?:127\.0\.0\.1|localhost)(?::([0-9]+))?/
        guard let match = host.lowercased().wholeMatch(of: form) else { return false }
        let given = match.1.map { UInt16($0) } ?? 80
        return given == port || withAnyPort && given != nil
    }
}
