import ChatSupport
import Foundation
import LaunchStore
import Launches
import Storage
import TestSupport
import Testing

/// Sound files, on a disk that fails at one read.
@MainActor @Suite struct SecondLookTests {
    private let phone = DiskPhone()

    /// Account 1 is signed in, and a tap waits.
    private func image() async throws -> DiskImage {
        let image = try await MessengerScenario.reply.beginning().image
        return try await phone.closed(on: image) { messenger in
            let tap = LaunchPayload(link: "messenger://chat/5", from: .openURL, for: nil, at: StoredFiles.now)
            _ = try messenger.files.inbox.record(tap, expiresAt: StoredFiles.now + 600, trace: [])
        }
    }

    private func expectSound(_ image: DiskImage, after moment: String) async throws {
        #expect(image.files.keys.allSatisfy { !$0.contains(".damaged-") }, "\(moment)")
        let end = try await phone.process(on: image) { messenger in
            #expect(messenger.files.notices.isEmpty, "\(moment)")
            let (session, pending) = (try messenger.files.sessions.load(), try messenger.files.inbox.pending())
            #expect(session?.account == AccountID("1") && pending.count == 1, "\(moment)")
            let messages = try await messenger.chats.lastMessages(in: 5, limit: 100)
            #expect(messages.count == 2, "\(moment)")
        }
        #expect(end.unavailable == nil, "\(moment)")
        #expect(end.image.files.keys.allSatisfy { !$0.contains(".damaged") }, "\(moment)")
    }

    @Test(arguments: [DiskFault.read, .readOfDevice, .corrupt], [true, false])
    func `U45: no sound file is quarantined, whichever read fails as it is opened`(
        fault: DiskFault, isNoted: Bool
    ) async throws {
        var image = try await image()
        // As an earlier start leaves them that met damage, or took a failed read for it.
        for name in [StoredFiles.inboxName, StoredFiles.contentName] where isNoted {
            image.files[name + ".damaged"] = []
        }
        let reads = try await phone.process(on: image) { _ in }.calls[fault, default: 0]
        try #require(reads > 5)
        for number in Sample.few(of: Array(1...reads), atMost: 30) {
            let plan = FaultPlan(fault: fault, first: number, isLasting: false)
            let end = try await phone.process(on: image, plan: plan) { messenger in
                #expect(messenger.files.notices.isEmpty, "\(plan)")
            }
            try await expectSound(end.image, after: "\(plan)")
        }
    }
}
