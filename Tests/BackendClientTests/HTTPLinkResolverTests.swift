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

    @Test("U40: a redirect is the answer, and is not followed", arguments: [301, 302, 303, 307, 308])
    func redirect(status: Int) async throws {
        try await LocalServer.serving { server in
            let location = "https://acme.example.com/item/1?a=%2F#b"
            await server.reply(.status(status, ["Location": location]))
            let target = try await target(of: "/ls/click?upn=1", on: server)
            #expect(target == location)
            #expect(await server.requests.map(\.line) == ["GET /ls/click?upn=1 HTTP/1.1"])
        }
    }

    @Test(
        "U40: what the redirect says is handed on, also of another scheme", arguments: ["acme://item/1", "market://x"])
    func scheme(location: String) async throws {
        try await LocalServer.serving { server in
            await server.reply(.status(302, ["Location": location]))
            let target = try await target(of: "/x", on: server)
            #expect(target == location)
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
