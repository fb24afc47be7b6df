import DeviceSimulator
import Foundation
import Notifications
import TestSupport
import Testing

@MainActor @Suite struct NotificationListTests {
    private let phone = RecordedPhone()

    @Test func `a row says what the push says, in the app's own words where it names them, and what can be done`()
        throws
    {
        let alert = #"{"title":"T","subtitle":"S","loc-key":"HELLO","loc-args":["you"]}"#
        let payload = #"{"aps":{"alert":\#(alert),"category":"order"}}"#
        try phone.perform(.receive(PushMessage(payload, id: "a")))
        let row = try #require(phone.state.delivered.first)
        #expect(row.title == "T" && row.subtitle == "S" && row.body == "Hello you")
        #expect(row.isReadable)
        #expect(row.actions.map(\.id) == ["view", "confirm", "pay", "reply"])
        #expect(row.actions.map(\.takesText) == [false, false, false, true])
        #expect(row.actions.map(\.isDestructive) == [false, false, true, false])
        #expect(phone.state.banner == row)
    }

    @Test func `S4.5: an action needs its category, and a text just where it takes one`() throws {
        try phone.perform(.push("plain"), .push("n", #","category":"order""#))
        func refusal(_ action: String, _ text: String?, on id: String = "n") -> DeviceRefusal? {
            phone.refusal(of: .act(requestID: id, action: action, text: text))
        }
        #expect(refusal("confirm", nil, on: "plain") == .noSuchAction)
        #expect(refusal("reply", nil) == .textMissing)
        #expect(refusal("confirm", "x") == .textNotTaken)
        #expect(refusal("delete", nil) == .noSuchAction)
        #expect(refusal("reply", "yes", on: "other") == .noSuchNotification)
        #expect(phone.apps.isEmpty)
        #expect(refusal("reply", "yes") == nil)
        var response: NotificationResponse?
        if case .response(let heard) = phone.apps.last?.calls.first { response = heard }
        #expect(response?.action == .custom(id: "reply", text: "yes"))
        #expect(phone.listed == ["plain"])
    }

    @Test func `an action that needs an unlocked device waits for it on a locked one, and no other does`() throws {
        try phone.perform(.push("n", #","category":"order""#), .push("m", #","category":"order""#), .lock)
        #expect(try phone.calls(after: .act(requestID: "n", action: "confirm")) == ["response(action:confirm)"])
        #expect(try phone.calls(after: .act(requestID: "m", action: "pay")) == [])
        #expect(phone.state.display == .passcode)
        #expect(try phone.calls(after: .unlock) == ["response(action:pay)"])
        #expect(phone.state.display == .homeScreen && phone.state.app.state == .background)
    }

    @Test func `the list has an end, and the oldest are the ones to go`() throws {
        let center = NotificationCenterSimulator(limit: 3)
        let device = Device(clock: phone.clock, notificationCenter: center) { _ in RecordingApp() }
        for number in 1...5 {
            device.deliver(Data("{}".utf8), requestID: "\(number)")
            phone.clock.advance(by: 1)
        }
        #expect(center.delivered.map(\.requestID) == ["3", "4", "5"])
        device.deliver(Data("{}".utf8), requestID: "1")
        #expect(center.delivered.map(\.requestID) == ["4", "5", "1"])
        #expect(device.state.banner?.requestID == "1")
    }

    @Test func `a display without room for all gets the newest, and how many there are`() throws {
        for id in ["a", "b", "c", "d", "e"] { try phone.perform(.push(id), .advanceClock(seconds: 1)) }
        #expect(phone.device.state(listing: 3).delivered.map(\.requestID) == ["e", "d", "c"])
        #expect(phone.center.delivered.count == 5 && phone.listed == ["e", "d", "c", "b", "a"])
        try phone.perform(.dismiss(requestID: "d"), .push("b"))
        #expect(phone.device.state(listing: 3).delivered.map(\.requestID) == ["b", "e", "c"])
        #expect(phone.center.delivered.count == 4)
    }

    @Test func `a badge alone changes the number and lists nothing, nor does what is no payload`() throws {
        try phone.perform(.receive(PushMessage(#"{"aps":{"badge":7,"sound":"s"}}"#, id: "b")))
        #expect(phone.state.badge == 7 && phone.listed == [] && phone.state.banner == nil)
        #expect(phone.device.presenter.log.lastPresentation == [.badge, .sound])
        try phone.perform(.receive(PushMessage("{}", id: "u")), .receive(PushMessage(#"{"aps":{}}"#, id: "e")))
        #expect(phone.listed == [])
    }
}
