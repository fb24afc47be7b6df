public import DeepLinks
import Foundation
public import Launches

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Asks a host of click-tracking or short links that answers each with a redirect (RFC 9110, section 15.4), as a
/// browser would.
public final class HTTPLinkResolver: LinkResolver {
    public let hosts: [String]
    private let session = URLSession(configuration: .ephemeral, delegate: NoRedirects(), delegateQueue: nil)

    /// - Parameter hosts: whose links are asked for, such as `click.acme.com` or `*.acme.link`.
    public init(hosts: [String]) {
        self.hosts = hosts
    }

    /// - Throws: `URLError` if the host cannot be reached, or answers with no redirect.
    public func target(of link: WebAddress) async throws -> String {
        guard let url = URL(string: link.text) else { throw URLError(.badURL) }
        let (_, response) = try await session.data(from: url)
        guard let answer = response as? HTTPURLResponse, (300..<400).contains(answer.statusCode),
            let location = answer.value(forHTTPHeaderField: "Location")
        else { throw URLError(.badServerResponse) }
        // It may be relative (RFC 9110, section 10.2.2).
        return (try? ParsedLink(location).form) == .relative
            ? URL(string: location, relativeTo: url)?.absoluteString ?? location : location
    }
}
