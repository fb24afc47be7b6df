import Foundation
import Notifications
import TestSupport
import Testing

@MainActor @Suite struct DeviceExplorationTests {
    @Test func `S1.6: whatever happens in whatever order, the backend knows the last token of the account in the end`()
        async
    {
        for seed in Seeds.first(Seeds.isThorough ? 500 : 150, exploring: 30_000) {
            var random = SeededGenerator(seed: seed)
            let events = (0..<14).map { _ in DeviceEvent.random(using: &random) }
            guard await DeviceEvent.violation(after: events) != nil else { continue }
            let shortest = await Self.shortest(events)
            let violation = await DeviceEvent.violation(after: shortest) ?? ""
            Issue.record("seed \(seed): \(violation) after \(shortest)")
            return
        }
    }

    /// What is left when no event can be left out any more.
    private static func shortest(_ events: [DeviceEvent]) async -> [DeviceEvent] {
        for index in events.indices {
            var fewer = events
            fewer.remove(at: index)
            if await DeviceEvent.violation(after: fewer) != nil { return await shortest(fewer) }
        }
        return events
    }
}

/// Something that happens to a device, its app or the backend.
enum DeviceEvent: Equatable {
    case tokenChanges(UInt8)
    case signsIn(String)
    case signsOut
    case reach(BackendDouble.Reach)
    case lateMessagesArrive
    case timePasses(TimeInterval)
    case clockIsSetBack
    case dies
    case launches(withToken: Bool)

    static func random(using random: inout SeededGenerator) -> DeviceEvent {
        switch Int.random(in: 0..<16, using: &random) {
        case 0...1: .tokenChanges(UInt8.random(in: 1...3, using: &random))
        case 2...4: .signsIn(Bool.random(using: &random) ? "a" : "b")
        case 5...6: .signsOut
        case 7...9:
            .reach([.answers, .isDown, .losesAnswers, .isSlow].randomElement(using: &random) ?? .answers)
        case 10: .lateMessagesArrive
        case 11: .timePasses(Double.random(in: 0...200, using: &random))
        case 12: .clockIsSetBack
        case 13: .dies
        default: .launches(withToken: Int.random(in: 0..<4, using: &random) > 0)
        }
    }

    @MainActor
    func happen(to device: RegisteredDevice) async {
        switch self {
        case .tokenChanges(let number): await device.change(token: number)
        case .signsIn(let account): await device.signIn(account)
        case .signsOut: await device.signOut()
        case .reach(let reach): device.backend.reach = reach
        case .lateMessagesArrive: device.backend.takeLateMessages()
        case .timePasses(let seconds): await device.advance(by: seconds)
        case .clockIsSetBack: device.now -= 50_000
        case .dies: device.die()
        case .launches(let withToken):
            device.die()
            await device.launch(withToken: withToken)
        }
    }

    /// Whatever happened, what the backend knows in the end that it should not, or the reverse; nil if all is well.
    @MainActor
    static func violation(after events: [DeviceEvent]) async -> String? {
        let device = RegisteredDevice()
        await device.launch()
        for event in events { await event.happen(to: device) }
        device.backend.reach = .answers
        device.die()
        await device.launch()
        for _ in 1...2 { await device.advance(by: 90_000) }
        device.backend.takeLateMessages()
        let known = device.backend.registrations
        if known == device.wanted() { return nil }
        let names = known.map { "\($0.token.hex) of \($0.account)" }.sorted()
        return "the backend knows \(names), and \(device.account ?? "nobody") is signed in with \(device.token.hex)"
    }
}
