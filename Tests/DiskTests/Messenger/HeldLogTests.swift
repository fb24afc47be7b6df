import AppFlow
import Foundation
import GRDB
import Launches
import Storage
import TestSupport
import Testing

/// A sign-out while another connection reads the content, whose log it keeps.
@MainActor @Suite struct HeldLogTests {
    private func hasSecret(_ image: DiskImage) -> Bool {
        image.files.values.contains { Data($0).range(of: Data(MessengerScenario.secret.utf8)) != nil }
    }

    @Test func `U32: what another reader keeps from being erased is erased by the first start that can`() async throws {
        let phone = DiskPhone()
        var image = try await MessengerScenario.signOut.beginning().image
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        for isSigningOut in [true, false] {
            image = try await phone.process(on: image) { messenger in
                let reader = try DatabaseQueue(path: messenger.files.content.path, configuration: configuration)
                if isSigningOut { await messenger.phone.pushAndTap(MessengerScenario.push(56)) }
                try await reader.writeWithoutTransaction { try $0.execute(sql: "BEGIN; SELECT * FROM message") }
                if isSigningOut { await messenger.phone.app?.signOut() } else { await messenger.phone.openApp() }
                await messenger.phone.whenIdle()
                #expect(try messenger.files.sessions.load()?.needsSignOutCleanup == true)
                #expect(messenger.phone.app?.phase == (isSigningOut ? .login : .retry))
                try await reader.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
            }.image
            let isLeft = hasSecret(image)
            #expect(isLeft)
        }
        let end = try await phone.process(on: image) { messenger in
            await messenger.phone.openApp()
            let session = try messenger.files.sessions.load()
            #expect(session?.needsSignOutCleanup == false)
        }
        let isLeft = hasSecret(end.image)
        #expect(!isLeft)
    }
}
