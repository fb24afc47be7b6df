import DeviceSimulator
import Foundation
import Notifications
import TestSupport
import Testing

@MainActor @Suite struct DeviceCommandTests {
    private let phone = RecordedPhone()

    @Test func `each change is told`() {
        var count = 0
        phone.device.didChange = { count += 1 }
        for badge in 1...3 { phone.center.setBadge(badge) }
        #expect(count == 3)
    }

    @Test func `a state is the same once it was written as JSON and read`() throws {
        try phone.perform(.openApp, .push("n", #","category":"order","badge":1,"sound":"s""#))
        let state = phone.state
        #expect(try JSONDecoder().decode(DeviceState.self, from: JSONEncoder().encode(state)) == state)
    }

    @Test func `what the user may change in the settings is changed, once the phone is unlocked`() throws {
        try phone.perform(.setAuthorization(.provisional), .setFocus(true))
        #expect(phone.state.settings.authorization == .provisional && phone.state.settings.isFocusOn)
        try phone.perform(.lock)
        for command: DeviceCommand in [.setAuthorization(.denied), .setFocus(false)] {
            #expect(phone.refusal(of: command) == .deviceIsLocked)
        }
    }
}
