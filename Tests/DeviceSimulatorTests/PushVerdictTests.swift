import DeviceSimulator
import Foundation
import Notifications
import TestSupport
import Testing

/// U35: "I sent a push and nothing happened".
@MainActor @Suite struct PushVerdictTests {
    private let phone = RecordedPhone()
    nonisolated private static let alert = #"{"aps":{"alert":"Hello"}}"#

    private func verdict(_ payload: String = alert, _ change: (inout PushMessage) -> Void = { _ in }) throws -> String {
        var push = PushMessage(payload, id: UUID().uuidString)
        change(&push)
        try phone.perform(.receive(push))
        return said(of: push)
    }

    private func said(of push: PushMessage? = nil) -> String {
        guard let verdict = phone.state.verdict else { return "nothing" }
        if let push, verdict.requestID != push.requestID { return "another push" }
        return verdict.reason?.rawValue ?? (verdict.isQuiet ? "quietly" : "presented")
    }

    @Test(
        "U35: what a payload leaves to present",
        arguments: [
            (alert, "presented"), (#"{"aps":{"alert":{"title":"Hello"}}}"#, "presented"),
            (#"{"aps":{"alert":{"subtitle":"Hello"}}}"#, "presented"), ("{}", "invalidPayload"),
            ("[]", "invalidPayload"), (#"{"aps":7}"#, "invalidPayload"),
            (#"{"aps":{"content-available":1}}"#, "silent"), (#"{"aps":{}}"#, "nothingToShow"),
            (#"{"aps":{"badge":1,"sound":"default"}}"#, "nothingToShow"),
            (#"{"aps":{"alert":"Hello","content-available":1}}"#, "presented"),
            (#"{"aps":{"alert":"Hello","interruption-level":"passive"}}"#, "quietly"),
        ])
    func payloads(payload: String, expected: String) throws {
        #expect(try verdict(payload) == expected)
    }

    @Test func `U35: a push of another type presents nothing`() throws {
        #expect(try verdict { $0.kind = .background } == "silent")
        #expect(try verdict { $0.kind = .other } == "nothingToShow")
    }

    @Test func `U35: a background push to an app that was swiped away says that it wakes nothing`() throws {
        let silent = #"{"aps":{"content-available":1}}"#
        #expect(try verdict(silent) == "silent")
        #expect(phone.state.verdict?.circumstance == nil)
        try phone.perform(.openApp, .openAppSwitcher, .forceQuit)
        #expect(try verdict(silent) == "silent")
        #expect(phone.state.verdict?.circumstance == .wasForceQuit)
        #expect(try verdict() == "presented")
        #expect(phone.state.verdict?.circumstance == nil)
        try phone.perform(.openApp)
        #expect(try verdict(silent) == "silent")
        #expect(phone.state.verdict?.circumstance == nil)
    }

    @Test func `U35: of several reasons the one that the sender can mend is said first, then the service's`() throws {
        try phone.changeSettings { $0.authorization = .denied }
        #expect(try verdict("{}") == "invalidPayload")
        #expect(try verdict(#"{"aps":{"content-available":1}}"#) == "silent")
        try phone.perform(.setOnline(false))
        #expect(try verdict() == "offline")
    }

    @Test func `U35: one that the push service keeps, and one that expired there`() throws {
        try phone.perform(.setOnline(false))
        #expect(try verdict { $0.expiration = .immediately } == "offline")
        #expect(phone.state.verdict?.circumstance == .isDropped)
        #expect(try verdict { $0.expiration = .at(phone.clock.now) } == "expired")
        #expect(phone.state.verdict?.circumstance == nil)
        #expect(try verdict { $0.expiration = .at(phone.clock.now + 60) } == "offline")
        #expect(phone.state.verdict?.circumstance == .isKept)
        try phone.perform(.advanceClock(seconds: 61), .setOnline(true))
        #expect(said() == "expired")
        try phone.perform(.setOnline(false))
        #expect(try verdict() == "offline")
        try phone.perform(.setOnline(true))
        #expect(said() == "presented")
    }

    @Test(
        "U35: why an app in the foreground wants no banner",
        arguments: [
            ([], .sameScreen, "sameScreen"), ([.list, .badge], .sameScreen, "sameScreen"),
            ([], .otherAccount, "otherAccount"),
            ([.list], nil, "quietly"), ([.banner], nil, "presented"),
        ] as [(PresentationOptions, PushVerdict.Reason?, String)])
    func declined(options: PresentationOptions, why: PushVerdict.Reason?, expected: String) throws {
        phone.presentation = options
        phone.device.presenter.whyDeclined = { why }
        try phone.perform(.openApp)
        #expect(try verdict() == expected)
        try phone.perform(.pressHome)
        #expect(try verdict() == "presented")
    }

    @Test(
        "U35: the push service refuses what is no JSON, with its place, and what is too large",
        arguments: [
            ("", .notJSON(line: 1, column: 1)), ("{\n \"aps\": {},}", .notJSON(line: 2, column: 12)),
            ("{} x", .notJSON(line: 1, column: 4)),
            ("[]", nil), (#"{"é": 1}"#, nil),
            ("{" + String(repeating: " ", count: 4_094) + "}", nil),
            ("{" + String(repeating: " ", count: 4_095) + "}", .tooLarge(4_097)),
        ] as [(String, PushFault?)])
    func faults(payload: String, expected: PushFault?) {
        #expect(PushMessage(payload).fault == expected)
    }

    @Test func `nothing is said of a push that the app has yet to decide on`() throws {
        phone.isDoneAtOnce = false
        try phone.perform(.openApp)
        #expect(try verdict() == "nothing")
    }
}
