import AppFlow
import DeepLinks
import Foundation
import MessengerApp
import Navigation
import Testing

@MainActor @Test func `a link leads to chat`() throws {
    let table = try MessengerCoordinator.makeTree().table
    let match = try table.resolve("messenger://chat?roomId=2", from: .scheme, now: Date())
    #expect(match.pattern.description == "chat")
}
