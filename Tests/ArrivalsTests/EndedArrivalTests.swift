import Arrivals
import DeviceSimulator
import Foundation
import Launches
import Notifications
import Testing

/// What is known of an arrival that its router did not show.
@MainActor @Suite struct EndedArrivalTests {
    private let phone: RoutedPhone

    init() throws {
        phone = try RoutedPhone()
    }

    @Test func `P8: a link that leads nowhere ends with its code, and the next one opens`() async throws {
        await phone.showMainScreen()
        for link in ["a://nowhere", "a://broken", "a://rooms/1"] {
            phone.device.open(url: link)
            await phone.running.whenIdle()
        }
        #expect(try phone.outcomes == [.failed, .failed, .shown])
        #expect(try phone.codes == ["linkNotFound", "notOpened", nil])
    }

    @Test func `P8: the app is told of each link that ends, also of those that its router never meets`() async throws {
        phone.tap("rooms/1")
        phone.device.advance(by: TimeToLive.navigation + 1)
        phone.tap("rooms/2", requestID: "foreign", to: "2")
        phone.device.open(url: "a://rooms/3")
        phone.device.open(url: "a://rooms/4")
        await phone.showMainScreen()
        let told = phone.ended.sorted { $0.link?.link ?? "" < $1.link?.link ?? "" }
        #expect(told.map(\.link?.link) == ["a://rooms/3", "a://rooms/4", "rooms/1", "rooms/2"])
        #expect(told.map(\.settlement.outcome) == [.superseded, .shown, .expired, .discarded])
        phone.device.respond(to: phone.device.deliver(Data("{".utf8), requestID: "broken"))
        #expect(phone.ended.last?.link == nil)
        #expect(phone.ended.last?.settlement == Settlement(.failed, code: PayloadError.code))
    }

    @Test func `P8: an app that hides its main screen as it is told of an end opens nothing behind it`() async throws {
        phone.hidesAtEnds = true
        phone.device.open(url: "a://rooms/1")
        phone.device.open(url: "a://rooms/2")
        phone.running.mainScreenIsReady(for: AccountID("1"))
        await phone.running.whenIdle()
        #expect(phone.router.opened == [])
        #expect(try phone.outcomes == [.superseded, nil])
    }

    @Test func `P3, P4: what was let go opens behind no lock, and for nobody once the account has signed out`()
        async throws
    {
        phone.device.open(url: "a://rooms/1")
        phone.running.mainScreenIsReady(for: AccountID("1"))
        phone.running.mainScreenIsHidden()
        await phone.running.whenIdle()
        #expect(phone.router.opened == [])
        phone.running.mainScreenIsReady(for: AccountID("1"))
        phone.running.signedOut()
        await phone.running.whenIdle()
        #expect(phone.router.opened == [])
        #expect(try phone.outcomes == [.discarded])
    }

    @Test func `P8: a tapped push that cannot be read fails with a code`() throws {
        phone.device.respond(to: phone.device.deliver(Data("{".utf8), requestID: "r"))
        #expect(try phone.codes == [PayloadError.code])
    }
}
