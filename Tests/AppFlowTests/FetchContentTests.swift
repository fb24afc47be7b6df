import AppFlow
import Launches
import Navigation
import StoreErrors
import TestSupport
import Testing

@MainActor @Suite struct FetchContentTests {
    /// Who is signed in, and what was stored.
    @MainActor
    private final class Device {
        var account: AccountID? = AccountID("1")
        var stored: [String] = []
        var failure: StoreError?
    }

    private let device = Device()
    private let source = InMemoryContentSource<Int, String>([7: .success("Dune"), 8: .failure(.forbidden)])
    private let gate = PlanningGate()
    private let fetch: FetchContent<Int, String>

    init() {
        fetch = FetchContent(from: source) { [device] in
            device.account
        } save: { [device] content throws(StoreError) in
            if let failure = device.failure { throw failure }
            device.stored.append(content)
        }
    }

    /// One that is under way, and waits before the gate.
    private func begin() async -> Task<RouteError?, Never> {
        await source.hold(at: gate)
        let waiting = Task { await failure(of: 7) }
        await gate.whenReached()
        return waiting
    }

    private func failure(of id: Int) async -> RouteError? {
        do throws(RouteError) {
            try await fetch(id)
            return nil
        } catch {
            return error
        }
    }

    @Test func `U39: what came is stored, and asked for once however many wait`() async {
        let first = await begin()
        let second = Task { await failure(of: 7) }
        for _ in 0..<10 { await Task.yield() }
        gate.open()
        #expect(await first.value == nil)
        #expect(await second.value == nil)
        #expect(device.stored == ["Dune"])
        #expect(await source.asked == [7])
        #expect(await failure(of: 7) == nil)
        #expect(await source.asked == [7, 7])
    }

    @Test(
        "U39: why there is nothing is told apart, and nothing is stored",
        arguments: [
            (8, .refused(code: "contentForbidden", reason: "the backend forbids it")), (9, .contentNotFound),
            (10, .backend(reason: "offline")),
        ] as [(Int, RouteError)])
    func refused(id: Int, error: RouteError) async {
        await source.answer(10, with: .failure(.unreachable(reason: "offline")))
        #expect(await failure(of: id) == error)
        #expect(device.stored.isEmpty)
        await source.answer(id, with: .success("Emma"))
        #expect(await failure(of: id) == nil)
        #expect(device.stored == ["Emma"])
    }

    @Test func `U39: what the disk refuses is not there`() async {
        device.failure = .refused(reason: "full")
        #expect(await failure(of: 7) == .store(.refused(reason: "full")))
    }

    @Test("U39, P4: what comes after its account signed out is thrown away", arguments: [nil, "2"])
    func signedOut(next: String?) async {
        let waiting = await begin()
        device.account = next.map(AccountID.init)
        gate.open()
        #expect(await waiting.value?.code == "loggedOut")
        #expect(device.stored.isEmpty)
    }

    @Test func `U39, P4: the next account asks by itself, and is not given what was asked for another`() async {
        let first = await begin()
        device.account = AccountID("2")
        let second = Task { await failure(of: 7) }
        for _ in 0..<10 { await Task.yield() }
        gate.open()
        #expect(await first.value?.code == "loggedOut")
        #expect(await second.value == nil)
        #expect(device.stored == ["Dune"])
        #expect(await source.asked == [7, 7])
    }

    @Test func `U39: nobody asks for whoever is signed out`() async {
        device.account = nil
        #expect(await failure(of: 7)?.code == "backendUnavailable")
        #expect(await source.asked.isEmpty)
    }
}
