import Foundation
import TestSupport
import Testing

@testable import RouterCommands

@Suite struct SimulatedDeviceTokenTests {
    @Test func `S1.6: a folder of databases keeps its token, and another has another`() async throws {
        try await withTemporaryFolder { folder in
            let token = try #require(SimulatedDeviceToken.token(in: folder))
            #expect(token.count == 32)
            #expect(SimulatedDeviceToken.token(in: folder) == token)
            try await withTemporaryFolder { other in
                #expect(SimulatedDeviceToken.token(in: other) != token)
            }
        }
    }

    @Test func `S1.6: a damaged one is replaced, and a folder that cannot be written has none`() async throws {
        try await withTemporaryFolder { folder in
            let file = folder.appending(path: "device-token")
            try Data([1]).write(to: file)
            #expect(SimulatedDeviceToken.token(in: folder)?.count == 32)
            #expect(SimulatedDeviceToken.token(in: file) == nil)
        }
    }
}
