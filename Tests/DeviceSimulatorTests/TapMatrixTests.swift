import DeviceSimulator
import Launches
import Notifications
import TestSupport
import Testing

@MainActor @Suite struct TapMatrixTests {
    /// The commands that bring an app into a state, from wherever it is.
    private func bring(_ phone: RecordedPhone, to state: Device.AppState) throws {
        if phone.state.display != .app { try phone.perform(.openApp) }
        switch state {
        case .notRunning: try phone.perform(.pressHome, .suspend, .kill)
        case .inactive: try phone.perform(.openAppSwitcher)
        case .foreground: break
        case .background: try phone.perform(.pressHome)
        case .suspended: try phone.perform(.pressHome, .suspend)
        }
        #expect(phone.state.app.state == state)
    }

    @Test(
        "S3.2, U4: received in any state, tapped in any state: the app hears of it as often as it was said to, in iOS's order",
        arguments: Device.AppState.allCases, Device.AppState.allCases)
    func matrix(received: Device.AppState, tapped: Device.AppState) throws {
        for delivery in ResponseDelivery.allCases {
            let phone = RecordedPhone()
            phone.device.responses.delivery = delivery
            try bring(phone, to: received)
            let presented = try phone.calls(after: .push("n"))
            #expect(presented == (received == .foreground || received == .inactive ? ["present"] : []))
            try bring(phone, to: tapped)
            let calls = try phone.calls(after: .tap(requestID: "n"))
            var expected: [String] = []
            var callbacks = delivery == .callbackTwice ? 2 : 1
            switch tapped {
            case .notRunning:
                expected = ["connect(response)", "foreground"]
                if delivery == .once { callbacks = 0 }
            case .background, .suspended: expected = ["foreground"]
            case .foreground, .inactive: break
            }
            expected += Array(repeating: "response(open)", count: callbacks)
            #expect(calls == expected)
            #expect(phone.state.display == .app && phone.state.app.state == .foreground)
            #expect(phone.listed.isEmpty && phone.state.banner == nil)
            #expect(phone.refusal(of: .tap(requestID: "n")) == .noSuchNotification)
        }
    }

    @Test func `whoever locks the device in the app switcher comes back to what it lay over`() throws {
        let phone = RecordedPhone()
        try phone.perform(.openAppSwitcher, .lock, .unlock)
        #expect(phone.state.display == .homeScreen)
    }
}
