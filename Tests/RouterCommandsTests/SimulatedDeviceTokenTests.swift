import Foundation
import TestSupport
import Testing

@testable import RouterCommands

@Suite struct SimulatedDeviceTokenTests {
    @Test func `S1.6: a folder keeps its token, another has another, and a damaged one is replaced`() async throws {
        try await withTemporaryFolder { folder in
            let token = try #require(SimulatedDeviceToken.token(in: folder))
            #expect(token.count == 32 && SimulatedDeviceToken.token(in: folder) == token)
            let file = folder.appending(path: "device-token")
            try Data([1]).write(to: file)
            let next = SimulatedDeviceToken.token(in: folder)
            #expect(next?.count == 32 && next != token)
            #expect(SimulatedDeviceToken.token(in: file) == nil, "a folder that cannot be written has none")
        }
    }
}
