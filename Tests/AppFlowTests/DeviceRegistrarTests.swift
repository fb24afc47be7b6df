import AppFlow
import Foundation
import Notifications
import TestSupport
import Testing

@MainActor @Suite struct DeviceRegistrarTests {
    private let device = RegisteredDevice()
    private var backend: BackendDouble { device.backend }

    /// What got to the backend from now on.
    private func messages(during work: () async -> Void) async -> [String] {
        var messages: [String] = []
        backend.onMessage = { messages.append("\($0.kind) \($0.registration.token.hex) \($0.registration.account)") }
        await work()
        backend.onMessage = { _ in }
        return messages
    }

    /// One that the tests drive by themselves, and that has nothing to report.
    private func registrar(
        sleep: @escaping @MainActor (Duration) async throws -> Void = { _ in }
    ) -> DeviceRegistrar {
        DeviceRegistrar(
            outbox: InMemoryDeviceTokenOutbox(), sender: backend, environment: .sandbox, app: "app",
            now: { [device] in device.now }, sleep: sleep, report: { code, _ in Issue.record("\(code)") })
    }

    @Test func `S1.6: the first token is sent once, and not again at the next launch`() async {
        let messages = await messages {
            await device.signIn("a")
            for _ in 1...3 {
                await device.launch()
                device.die()
            }
        }
        #expect(messages == ["register 01 a"])
        #expect(backend.registrations == device.wanted())
    }

    @Test(
        "S1.6: a launch without a token or a session changes nothing, and in another environment the token is sent again",
        arguments: [(.sandbox, true, true), (.production, false, true), (.production, true, false)]
            as [(PushEnvironment, Bool, Bool)])
    func relaunch(environment: PushEnvironment, withToken: Bool, readsSession: Bool) async {
        await device.launch(as: "a")
        device.die()
        let messages = await messages {
            await device.launch(environment: environment, withToken: withToken, readsSession: readsSession)
        }
        #expect(messages.isEmpty == (environment == .production))
        #expect(backend.registrations == device.wanted(environment: environment))
    }

    @Test func `S1.6: attempts are further and further apart, and never more than an hour`() async {
        backend.reach = .isDown
        await device.launch(as: "a")
        for _ in 1...11 { await device.advance(by: 3600) }
        #expect(device.waits == [5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600])
    }

    @Test func `S1.6: a back-off goes on where it was after a restart`() async {
        backend.reach = .isDown
        await device.launch(as: "a")
        await device.advance(by: 5)
        device.die()
        device.now += 4
        await device.launch()
        #expect(device.waits == [5, 10, 6])
    }

    @Test func `S1.6, P4: an account that is spelt the same in other bytes is another`() async {
        await device.signIn("\u{e9}")
        await device.launch()
        device.die()
        await device.signIn("e\u{301}")
        await device.launch(withToken: false)
        #expect(backend.registrations == [])
    }

    @Test func `S1.6: whoever waits for the registrar after a back-off waits for the attempt that follows it`() async {
        let sleep = TestSleep()
        let registrar = registrar { _ in await sleep.wait() }
        backend.reach = .isDown
        registrar.use("a")
        registrar.receive(device.token)
        await registrar.whenIdle()
        backend.reach = .hangs
        device.now += 5
        await sleep.end()
        var isIdle = false
        let waiter = Task {
            await registrar.whenIdle()
            isIdle = true
        }
        for _ in 0..<20 { await Task.yield() }
        #expect(!isIdle)
        backend.reach = .answers
        await waiter.value
    }

    @Test(
        "S1.6: a backend that asks to wait is waited for, within a day",
        arguments: [(1, 5), (120, 120), (1_000_000, 86_400), (-1, 5)] as [(TimeInterval, Double)])
    func retryAfter(asked: TimeInterval, waited: Double) async {
        backend.reach = .isDown
        backend.retryAfter = asked
        await device.launch(as: "a")
        #expect(device.waits == [waited])
    }

    @Test func `S1.6: what the backend refuses is reported once, and not sent again`() async throws {
        backend.reach = .refuses
        await device.launch(as: "a")
        #expect(try device.statuses() == [.refused])
        device.die()
        backend.reach = .answers
        await device.launch()
        await device.advance(by: 100_000)
        #expect(device.reports == ["deviceTokenRefused"])
        #expect(backend.registrations == [])
        await device.change(token: 2)
        #expect(backend.registrations == device.wanted())
    }

    @Test func `S1.6: a reinstalled app does not fall behind the number that the backend took`() async {
        await device.launch()
        for account in ["a", "b", "a"] { await device.signIn(account) }
        await device.signOut()
        device.uninstall()
        device.now += 1
        await device.launch()
        await device.signIn("a")
        #expect(backend.registrations == device.wanted())
    }

    @Test func `S1.6: nothing waits for a request that is wanted no more`() async {
        backend.stuckToken = device.token
        await device.launch(as: "a")
        for _ in 0..<20 { await Task.yield() }
        await device.change(token: 2)
        for _ in 0..<1000 { await Task.yield() }
        #expect(backend.registrations == device.wanted())
    }

    @Test func `S1.6: of several messages the next that is due is waited for`() async throws {
        let outbox = InMemoryDeviceTokenOutbox()
        let device = RegisteredDevice(outbox: outbox)
        let records = [(1, 50), (2, 20), (3, 30)].map { number, seconds in
            DeviceRegistrationRecord(
                DeviceRegistration(
                    token: DeviceToken(Data([UInt8(number)])), environment: .production, account: "a", app: "app"),
                status: .removing, revision: Int64(number), attempts: 1, dueAt: device.now + TimeInterval(seconds))
        }
        try outbox.save(records)
        await device.launch()
        #expect(device.waits == [20])
    }

    @Test func `S1.6: tokens of Live Activities are registered beside the device's, each for its use`() async {
        let registrar = registrar()
        let uses: [DeviceToken.Use] = [.device, .pushToStart(attributes: "Order"), .liveActivity(id: "7")]
        func known() async -> Set<DeviceToken.Use> {
            await end(of: "all deliveries") { await registrar.whenIdle() }
            return Set(backend.registrations.map(\.token.use))
        }
        registrar.use("a")
        for (number, use) in uses.enumerated() { registrar.receive(DeviceToken(Data([UInt8(number)]), for: use)) }
        #expect(await known() == Set(uses))
        // A renewed token takes the place of the one for the same use alone.
        registrar.receive(DeviceToken(Data([9]), for: .liveActivity(id: "7")))
        #expect(await known() == Set(uses))
        #expect(Set(backend.registrations.map(\.token.bytes)) == [Data([0]), Data([1]), Data([9])])
        registrar.forget(.liveActivity(id: "7"))
        #expect(await known() == [.device, .pushToStart(attributes: "Order")])
    }

    @Test func `S1.6: a Live Activity goes on as its account comes back to the app`() async {
        let registrar = registrar()
        registrar.use("a")
        registrar.receive(DeviceToken(Data([2]), for: .liveActivity(id: "7")))
        registrar.use("a")
        await end(of: "all deliveries") { await registrar.whenIdle() }
        #expect(backend.registrations.map(\.token.use) == [.liveActivity(id: "7")])
    }

    @Test func `S1.6: a Live Activity of an account that signs out is not the next one's`() async {
        let registrar = registrar()
        registrar.use("a")
        registrar.receive(DeviceToken(Data([1])))
        registrar.receive(DeviceToken(Data([2]), for: .liveActivity(id: "7")))
        registrar.use(nil)
        registrar.use("b")
        await end(of: "all deliveries") { await registrar.whenIdle() }
        #expect(backend.registrations.map(\.account) == ["b"])
        #expect(backend.registrations.map(\.token.use) == [.device])
    }

    @Test func `a last revision that none can follow ends no process`() async throws {
        let outbox = InMemoryDeviceTokenOutbox()
        let device = RegisteredDevice(outbox: outbox)
        let registration = DeviceRegistration(
            token: DeviceToken(Data([9])), environment: .production, account: "a", app: "app")
        try outbox.save([
            DeviceRegistrationRecord(registration, status: .registered, revision: .max, dueAt: device.now)
        ])
        await device.launch(as: "a")
        #expect(device.backend.registrations == device.wanted())
    }

    @Test("S1.6: an outbox that gives no answer is reported", arguments: [true, false])
    func brokenOutbox(isBrokenAtLaunch: Bool) async {
        var isBroken = false
        let device = RegisteredDevice(
            outbox: Crashable<any DeviceTokenOutbox>(InMemoryDeviceTokenOutbox()) { isBroken })
        await device.signIn("a")
        isBroken = isBrokenAtLaunch
        device.backend.onMessage = { _ in isBroken = true }
        await device.launch()
        #expect(Set(device.reports) == ["databaseUnavailable"])
    }
}
