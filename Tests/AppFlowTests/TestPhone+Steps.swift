import AppFlow
import DeviceSimulator
import Launches
import Navigation
import Notifications
import TestSupport

extension TestPhone {
    /// Delivers a payload, answers it, and waits until all came to rest.
    func answer(
        _ json: String, requestID: String = "request", with action: NotificationResponse.Action,
        completion: @escaping @MainActor () -> Void = {}
    ) async {
        device.respond(to: deliver(json, requestID: requestID), with: action, completion: completion)
        await whenIdle()
    }

    /// The user leaves the app and comes back to it.
    func comeBack() async {
        device.pressHome()
        await openApp()
    }

    /// Delivers a payload, which nobody taps, and waits until all came to rest.
    func receive(_ json: String, requestID: String = "request") async {
        deliver(json, requestID: requestID)
        await whenIdle()
    }

    /// Schedules a notification for account 1.
    func schedule(_ request: SampleRequest) async throws {
        let schedule = ScheduleNotification(
            notificationCenter, isSignedIn: { _ in true }, now: { [clock] in clock.now })
        _ = try await schedule(request, for: "1")
    }

    /// Lets the app's time run out until it has noticed.
    /// - Parameter limit: how much time passed; nil for all that it waits for.
    func endTime(within limit: Duration? = nil, until hasNoticed: () -> Bool) async {
        for _ in 1...100 where !hasNoticed() {
            await endSleep(within: limit)
            await Task.yield()
        }
    }

    /// The user does what stands between the launch screen and the main screen.
    func getToMain() async {
        if navigation.phase == .retry { app?.retry() }
        await whenIdle()
        if navigation.phase == .onboarding { app?.completeOnboarding() }
        if navigation.phase == .login { await app?.signIn(as: AccountID("1")) }
        if navigation.phase == .locked { app?.unlock() }
        await whenIdle()
    }

    /// Lets the process die at a checkpoint on the way of what is done.
    func dies(at point: Checkpoint, _ action: () -> Void) async {
        kill()
        diesAt = point
        action()
        await whenIdle()
        diesAt = nil
        kill()
    }
}
