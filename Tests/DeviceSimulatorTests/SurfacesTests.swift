import DeviceSimulator
import Launches
import TestSupport
import Testing

@MainActor @Suite struct SurfacesTests {
    private let phone = RecordedPhone()
    private let one = AccountID("1")

    /// What the app was told last, or connected with.
    private var link: SystemLink? {
        switch phone.apps.last?.calls.last(where: { $0 != .foreground && $0 != .background }) {
        case .system(let link): link
        case .connect(let options): options.systemLinks.first
        default: nil
        }
    }

    @Test("U29: what the app gave of an account comes back as that account's, cold and warm", arguments: [true, false])
    func owner(isCold: Bool) throws {
        if !isCold { try phone.perform(.openApp) }
        phone.device.surfaces.give(LinkNonce("0a"), of: one)
        try phone.perform(.openSystemLink(link: "a://b", kind: .spotlight))
        #expect(link == SystemLink("a://b", through: .spotlight, owner: one))
        try phone.perform(.openSystemLink(link: "a://c", kind: .appIntent))
        #expect(link == SystemLink("a://c", through: .appIntent))
        phone.device.surfaces.removeAll()
        try phone.perform(.openSystemLink(link: "a://d", kind: .quickAction))
        #expect(link == SystemLink("a://d", through: .quickAction))
    }

    @Test func `U29: what Spotlight has of a link is the last that it was given`() {
        let items = ["Old", "New"].map { SystemItem($0, link: "a://b", owner: one) }
        for item in items { phone.device.surfaces.index([item]) }
        #expect(phone.device.surfaces.searchItems == [items[1]])
    }
}
