import DeepLinks
import Foundation
import Launches
import Notifications
import Testing

@Suite struct ExampleTests {
    private let now = Date(timeIntervalSince1970: 1_800_000_000)
    private let account = AccountID("1")
    private var tap: Arrival { Arrival(id: 1, owner: account, deliveredAt: now, expiresAt: now + 600) }

    @Test func `a gate lets the newest tap through`() {
        let arrival = tap
        var gate = LaunchGate()
        gate.add([arrival])
        let (tap, endings) = gate.nextTap(under: Conditions(account: account, signedOutAt: nil, now: now))
        #expect(tap?.id == 1)
        #expect(endings.isEmpty)
    }

    @MainActor @Test func `a resolver says where a click-tracking link leads`() async throws {
        let host = ClickHost()
        #expect(try await host.target(of: WebAddress("https://click.acme.com/a", now: now)) == "https://acme.com/a")
        #expect(try await host.firstLink() == nil)
    }
}

final class ClickHost: LinkResolver {
    let hosts = ["click.acme.com", "*.acme.link"]
    func target(of link: WebAddress) async throws -> String { try await redirect(from: link.text) }
}

private func redirect(from link: String) async throws -> String { link.replacing("click.", with: "") }
