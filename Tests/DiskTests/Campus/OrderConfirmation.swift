import DeviceSimulator
import Foundation
import Launches
import Notifications
import Orders
import TestSupport

/// Campus: an order is confirmed from its notification.
struct OrderConfirmation: DiskScenario {
    let description = "confirm"
    let outcomes: Set<Outcome> = [.performed]

    private static let push = #"{"aps":{"alert":"x","category":"order"},"deepLink":"home/order/1"}"#

    func beginning() async throws -> Beginning {
        try await Beginning(of: StoredCampus.self) { campus in
            try campus.files.sessions.save(Session(account: AccountID("1"), hasOnboarded: true))
            _ = try await campus.orders.place(for: "1", at: StoredFiles.now, readyAt: StoredFiles.now + 720)
        }
    }

    func perform(on campus: StoredCampus) async throws {
        campus.phone.device.respond(to: campus.phone.deliver(Self.push), with: .custom(id: "confirm"))
    }

    func violations(in campus: StoredCampus, _ history: [LaunchRecord]) async throws -> [String] {
        let isConfirmed = try await campus.orders.order(id: 1, of: "1")?.confirmedAt != nil
        return !isConfirmed && history.contains { $0.settlement?.outcome == .performed }
            ? ["P6: the confirmation was performed, and stands nowhere"] : []
    }
}
