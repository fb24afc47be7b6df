import DeviceSimulator
import Foundation
import Launches
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

    @Test func `states and commands are the same once they were written as JSON and read`() throws {
        try phone.perform(.openApp, .push("n", #","category":"order","badge":1,"sound":"s""#))
        let state = phone.state
        #expect(try JSONDecoder().decode(DeviceState.self, from: JSONEncoder().encode(state)) == state)
        let commands: [DeviceCommand] = [
            .pressHome, .act(requestID: "n", action: "reply", text: "yes"), .changeSettings(state.settings),
            .receive(PushMessage("{}", collapseID: "c", expiration: .immediately, priority: .low)),
            .advanceClock(seconds: 1.5), .setOnline(false),
            .openWidget(url: "a://b"), .openSystemLink(link: "a://b", kind: .handoff),
        ]
        #expect(try JSONDecoder().decode([DeviceCommand].self, from: JSONEncoder().encode(commands)) == commands)
        let written = #"{"act":{"requestID":"n","action":"view"}}"#
        #expect(
            try JSONDecoder().decode(DeviceCommand.self, from: Data(written.utf8))
                == .act(requestID: "n", action: "view"))
    }

    @Test func `a command can be typed, and each that is listed can`() {
        let examples: [String: DeviceCommand] = [
            "home": .pressHome, "tap a": .tap(requestID: "a"), "dismiss  a b ": .dismiss(requestID: "a b"),
            "act a view": .act(requestID: "a", action: "view"), "wait 1.5": .advanceClock(seconds: 1.5),
            "act a reply it is so": .act(requestID: "a", action: "reply", text: "it is so"),
            "url a://b": .open(url: "a://b"), "link https://c": .openUniversalLink(url: "https://c"),
            "widget a://b": .openWidget(url: "a://b"),
            "handoff a://b": .openSystemLink(link: "a://b", kind: .handoff),
            "quick-action a://b": .openSystemLink(link: "a://b", kind: .quickAction),
            "spotlight a://b": .openSystemLink(link: "a://b", kind: .spotlight),
            "app-intent a://b": .openSystemLink(link: "a://b", kind: .appIntent),
        ]
        for (line, command) in examples { #expect(DeviceCommand(line: line) == command) }
        if case .receive(let push) = DeviceCommand(line: #"push {"aps":{}}"#) {
            #expect(push.payload == #"{"aps":{}}"#)
        } else {
            Issue.record("no push")
        }
        for line in DeviceCommand.lines {
            let typed = line.replacing(/\[[^\]]*\] ?/, with: "").replacing("SECONDS", with: "1")
            #expect(DeviceCommand(line: typed) != nil, "\(line)")
        }
        for line in [
            "", " ", "tap", "act a", "wait", "wait long", "home a", "lift", "push", "push priority=3 {}",
            "push expires=soon {}", "push expires=nan {}", "push type=call {}", "push collapse=a",
        ] {
            #expect(DeviceCommand(line: line) == nil, "\(line)")
        }
    }

    @Test func `a command is written as it is typed`() throws {
        let now = Date(timeIntervalSince1970: 1_000)
        let lines = [
            "home", "kill", "online", "refuse", "tap a", "dismiss a b", "act a view", "act a reply it is so",
            "wait 1.5",
            "wait 660", "url a://b", "link https://c", "push {}",
            #"push collapse=a priority=5 expires=60 type=background {"aps":{"alert":"a  b"}}"#, "push expires=0 {}",
        ]
        for line in lines { #expect(DeviceCommand(line: line)?.line(at: now) == line) }
        let push = PushMessage("{\r\n  \"aps\": {}\n}\n", expiration: .at(now + 90.2))
        #expect(DeviceCommand.receive(push).line(at: now) == #"push expires=90 {   "aps": {} }"#)
        #expect(DeviceCommand.changeSettings(NotificationSettings(authorization: .denied)).line(at: now) == nil)
    }
}
