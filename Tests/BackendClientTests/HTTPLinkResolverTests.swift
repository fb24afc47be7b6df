import BackendClient
import DeepLinks
import Foundation
import Launches
import Testing

@Suite struct HTTPLinkResolverTests {
    private func target(of path: String, on server: LocalServer) async throws -> String {
        let resolver = await HTTPLinkResolver(hosts: ["127.0.0.1"])
        return try await resolver.target(of: WebAddress("\(server.address)\(path)", now: .now))
    }

    @Test(
        "U40: where a redirect leads is the answer, of any scheme, and it is not followed",
        arguments: [
            (301, "https://acme.example.com/item/1?a=%2F#b"), (302, "acme://item/1"), (303, "market://x"),
            (307, "https://acme.example.com/"), (308, "https://acme.example.com/"),
        ])
    func redirect(status: Int, location: String) async throws {
        try await LocalServer.serving { server in
            await server.reply(.status(status, ["Location": location]))
            let target = try await target(of: "/ls/click?upn=1", on: server)
            #expect(target == location)
            #expect(await server.requests.map(\.line) == ["GET /ls/click?upn=1 HTTP/1.1"])
        }
    }

    @Test func `U40: a relative redirect leads to the same host`() async throws {
        try await LocalServer.serving { server in
            await server.reply(.status(302, ["Location": "/b?c"]))
            let target = try await target(of: "/a", on: server)
            #expect(target == "\(server.address)/b?c")
        }
    }

    @Test("U40: an answer without a redirect is none", arguments: [200, 302, 404, 500])
    func noRedirect(status: Int) async throws {
        try await LocalServer.serving { server in
            await server.reply(.status(status, status == 302 ? [:] : ["Location": "https://acme.example.com/"]))
            await #expect(throws: URLError.self) { try await target(of: "/x", on: server) }
        }
    }
}
