import Foundation
import Launches
import TestSupport
import Testing

@MainActor @Suite struct LaunchInboxTests {
    @Test func `P9: a process ends its own attempt in memory, and none of one that died`() throws {
        let now = Date(timeIntervalSince1970: 1_000)
        let disk = InMemoryLaunchInbox()
        _ = try disk.record(
            LaunchPayload(link: "a://b", from: .inApp, for: nil, at: now), expiresAt: now + 600, trace: [])
        try CrashableInbox(disk).beginRouting(1)
        let next = CrashableInbox(CrashableInbox(disk))
        try next.beginRouting(1)
        try next.endRouting(1)
        try next.postpone(1, trace: [])
        #expect(try disk.record(id: 1)?.attempts == 1 && disk.record(id: 1)?.state == .routing)
    }

    @Test func `P8: what waits tells why it was last put off, and nothing once it has ended`() {
        let now = Date(timeIntervalSince1970: 1_000)
        let payload = LaunchPayload(link: "a://b", from: .inApp, for: nil, at: now)
        var record = LaunchRecord(id: 1, payload: payload, expiresAt: now + 600)
        #expect(record.postponement == nil)
        record.trace = ["first", "last"].map { TraceEntry(.postponed, $0, at: now) } + [TraceEntry(.held, at: now)]
        #expect(record.postponement == "last")
        record.settlement = Settlement(.performed)
        #expect(record.postponement == nil)
    }
}
