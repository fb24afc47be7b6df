import AppFlow
import CampusApp
import DeepLinks
import Foundation
import Navigation
import Testing

@MainActor @Test func `a link leads to home/feed/:feedID`() throws {
    let table = try CampusCoordinator.makeTree().table
    let match = try table.resolve("campus://home/feed/4b2f6c0e-5d1a-4c8e-9a53-1f0d7b6e2a11", from: .scheme, now: Date())
    #expect(match.pattern.description == "home/feed/:feedID")
}
