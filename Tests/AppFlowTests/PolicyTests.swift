import AppFlow
import DeviceSimulator
import Launches
import Navigation
import Notifications
import StoreErrors
import TestSupport
import Testing

@MainActor @Suite struct PolicyTests {
    private func phone(opened links: [String]) async throws -> TestPhone<TestMain> {
        let phone = try TestPhone { TestMain() }
        await phone.openApp()
        for link in links {
            await phone.open("test://\(link)")
        }
        return phone
    }

    @Test(
        "S1.4, U11, U12: what a link finds open, and how its screen comes to it",
        arguments: [
            (["item/1"], ["first", "item/1"], []),
            (["sheet"], ["first"], ["sheet"]),
            // U11: a sheet is open: dismissed, then routed.
            (["sheet", "item/1"], ["first", "item/1"], []),
            (["item/1", "sheet", "item/1"], ["first", "item/1"], []),
            // S1.4: on top, everything stays.
            (["item/1", "over/2"], ["first", "item/1", "item/2"], []),
            (["item/1", "sheet", "over/2"], ["first"], ["sheet", "item/2"]),
            // U12: the same screen is reused or pushed, as its route says.
            (["item/1", "item/1"], ["first", "item/1"], []),
            (["item/1", "copy/1"], ["first", "item/1", "item/1"], []),
            (["item/1", "over/1"], ["first", "item/1"], []),
            (["sheet", "sheet"], ["first"], ["sheet"]),
        ])
    func links(opened: [String], stack: [String], modals: [String]) async throws {
        let phone = try await phone(opened: opened)
        #expect(phone.stack == stack)
        #expect(phone.modals == modals)
        #expect(try phone.outcomes() == opened.map { _ in .shown })
    }

    @Test func `S3.6: loading that ends after the link was taken never wipes its screen`() async throws {
        let gate = PlanningGate()
        let phone = try TestPhone { TestMain { $0.willLoad = { await gate.pass() } } }
        phone.device.openApp()
        await gate.whenReached()
        phone.device.open(url: "test://item/1")
        await phone.pass(gate)
        #expect(phone.stack == ["first", "item/1"])
        phone.app?.connect(ConnectionOptions())
        await phone.openApp()
        #expect(phone.stack == ["first", "item/1"])
        #expect(try phone.outcomes() == [.shown])
    }
}
