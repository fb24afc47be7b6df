import Launches
import TestSupport
import Testing

@testable import AppFlow

@MainActor @Suite struct TokenRefreshTests {
    private let backend = IssuingBackend()
    private let old = SessionToken("old")

    @Test func `U43: a refusal that comes too late is no answer for the next caller`() async throws {
        let tokens = TokenRefresh(backend)
        let gate = PlanningGate()
        backend.willRefresh = { await gate.pass() }
        backend.error = .refused(reason: "test")
        await #expect(throws: SessionRefreshError.unreachable(reason: "no answer within 10.0 seconds")) {
            try await tokens.token(after: old, within: .seconds(10)) { _ in }
        }
        gate.open()
        for _ in 0..<100 { await Task.yield() }
        backend.error = nil
        #expect(try await tokens.token(after: old) == SessionToken("1"))
    }

    @Test func `S1.1: whoever was answered in time waits no longer`() async throws {
        let sleep = TestSleep()
        var isWaiting = true
        _ = try await TokenRefresh(backend).token(after: old, within: .seconds(10)) { _ in
            await sleep.wait()
            isWaiting = false
        }
        await end(of: "its timer") { while isWaiting { await Task.yield() } }
    }

    @Test func `S1.1: two expired tokens are replaced by two, and a later expiry of one anew`() async throws {
        let tokens = TokenRefresh(backend)
        #expect(try await tokens.token(after: old) == SessionToken("1"))
        #expect(try await tokens.token(after: SessionToken("1")) == SessionToken("2"))
        #expect(try await tokens.token(after: old) == SessionToken("3"))
    }
}

extension TokenRefresh {
    /// In time, however long it takes.
    fileprivate func token(after expired: SessionToken) async throws(SessionRefreshError) -> SessionToken {
        try await token(after: expired, within: .seconds(10)) { _ in
            while !Task.isCancelled { await Task.yield() }
        }
    }
}

/// A backend that numbers the tokens it issues.
@MainActor
final class IssuingBackend: SessionRefresher {
    /// What it answers in place of a token; nil for a token.
    var error: SessionRefreshError?
    /// Called before each answer, and waited for.
    var willRefresh: @MainActor () async -> Void = {}
    private(set) var issued = 0

    func refresh(_ expired: SessionToken) async throws(SessionRefreshError) -> SessionToken {
        await willRefresh()
        if let error { throw error }
        issued += 1
        return SessionToken("\(issued)")
    }
}
