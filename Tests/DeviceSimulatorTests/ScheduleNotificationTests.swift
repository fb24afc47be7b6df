import DeviceSimulator
import Foundation
import Launches
import Notifications
import TestSupport
import Testing

@MainActor @Suite struct ScheduleNotificationTests {
    private let clock = DeviceClock(fixed: Date(timeIntervalSince1970: 1_800_000_000))
    private let center = NotificationCenterSimulator()

    private var schedule: ScheduleNotification { schedule { $0 == "1" } }

    private func schedule(signedIn: @escaping @MainActor (String) -> Bool) -> ScheduleNotification {
        ScheduleNotification(center, isSignedIn: signedIn, now: { [clock] in clock.now })
    }

    /// The code of what goes wrong; nil if nothing does.
    private func failure(_ request: SampleRequest) async -> String? {
        do {
            _ = try await schedule(request, for: "1")
            return nil
        } catch {
            return error.code
        }
    }

    @Test(
        "S1.5, S4.3: the user is asked at the point of need, for all three, and only if nothing was decided before",
        arguments: [
            (.authorized, false, nil), (.ephemeral, false, nil), (.provisional, false, nil),
            (.denied, true, "unauthorizedNotification"), (.unknown, true, "unauthorizedNotification"),
            (.notDetermined, true, nil), (.notDetermined, false, "unauthorizedNotification"),
        ] as [(NotificationAuthorization, Bool, String?)])
    func authorization(before: NotificationAuthorization, grants: Bool, code: String?) async throws {
        if before != .notDetermined { center.set(before) }
        center.permission.answer = grants ? .granted : .denied
        #expect(await failure(SampleRequest()) == code)
        #expect(await center.scheduled().count == (code == nil ? 1 : 0))
        let isAsked = before == .notDetermined
        #expect(center.permission.askedFor == (isAsked ? [.alert, .badge, .sound] : nil))
        #expect(await center.authorization() == (isAsked ? grants ? .authorized : .denied : before))
        // What was answered stands, until the settings say otherwise.
        center.permission.answer = grants ? .denied : .granted
        #expect(await failure(SampleRequest()) == code)
        center.set(.provisional)
        #expect(try await schedule(SampleRequest(), for: "1").isQuiet)
    }

    @Test func `P4: what an account that is not signed in schedules replaces nothing of another's`() async throws {
        let own = try await schedule(SampleRequest(), for: "1").notification
        await #expect(throws: NotificationSchedulingError.signedOut) {
            _ = try await schedule(SampleRequest(), for: "2")
        }
        #expect(await center.scheduled() == [own])
    }

    @Test("S4.2: nobody is asked for permission to do what cannot be done", arguments: [0, -1, TimeInterval.nan])
    func invalidTrigger(seconds: TimeInterval) async {
        #expect(await failure(SampleRequest(after: .timeInterval(seconds))) == "invalidTrigger")
        #expect(center.permission.askedFor == nil)
        #expect(await center.authorization() == .notDetermined)
        #expect(await center.scheduled() == [])
    }

    @Test func `S4.1, P4: what is scheduled says what was asked for, and whom it is for`() async throws {
        let request = SampleRequest(category: "order", link: "item/1")
        let notification = try await schedule(request, for: "1").notification
        #expect(notification.id == request.id && notification.category == "order")
        #expect(notification.firesAt == clock.now + 60)
        #expect(notification.content.title == "Title" && notification.content.custom["deepLink"] == "item/1")
        #expect(try NotificationPayload(json: notification.userInfo).recipient == "1")
    }

    @Test func `P4: nothing is scheduled for whom signs out while they are asked, or as it is scheduled`() async throws
    {
        let center = center
        let whileAsked = schedule { _ in center.permission.askedFor == nil }
        await #expect(throws: NotificationSchedulingError.signedOut) { try await whileAsked(SampleRequest(), for: "1") }
        #expect(await center.authorization() == .authorized)
        #expect(await center.scheduled() == [])
        var asked = 0
        let untilScheduled = schedule { _ in
            asked += 1
            return asked == 1
        }
        await #expect(throws: NotificationSchedulingError.signedOut) {
            try await untilScheduled(SampleRequest(), for: "1")
        }
        #expect(asked == 2)
        #expect(await center.scheduled() == [])
        #expect(NotificationSchedulingError.signedOut.code == DiscardReason.loggedOut.rawValue)
    }

    @Test func `S4.6: of 65 the 64 soonest stay, and it is said which does not`() async throws {
        for number in 1...64 {
            let request = SampleRequest("\(number)", after: .timeInterval(Double(number) * 60))
            #expect(try await schedule(request, for: "1").leftOut == [])
        }
        let soon = try await schedule(SampleRequest("soon", after: .timeInterval(1)), for: "1")
        #expect(soon.leftOut.map(\.id) == ["64"])
        let late = try await schedule(SampleRequest("late", after: .timeInterval(9_999)), for: "1")
        #expect(late.leftOut == [late.notification])
        // One that takes another's place takes no room.
        #expect(try await schedule(SampleRequest("soon", after: .timeInterval(9_999)), for: "1").leftOut == [])
        let ids = await center.scheduled().map(\.id)
        #expect(Set(ids) == Set((1...63).map { "\($0)" } + ["soon"]) && ids.count == 64)
    }

    @Test func `S4.1: of those that are missing each is scheduled though others fail, and it is said which do`() async {
        center.set(.authorized)
        let never = NotificationTrigger.timeInterval(0)
        let requests = [SampleRequest("a", after: never), .init("b"), .init("c", after: never), .init("d")]
        let failures = await schedule.scheduleMissing(of: requests, for: "1")
        #expect(failures.mapValues(\.code) == ["a": "invalidTrigger", "c": "invalidTrigger"])
        #expect(await center.scheduled().map(\.id).sorted() == ["b", "d"])
    }
}
