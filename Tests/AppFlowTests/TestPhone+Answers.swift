import DeviceSimulator
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

    /// Lets the app's time run out until it has noticed.
    /// - Parameter limit: how much time passed; nil for all that it waits for.
    func endTime(within limit: Duration? = nil, until hasNoticed: () -> Bool) async {
        for _ in 1...100 where !hasNoticed() {
            await endSleep(within: limit)
            await Task.yield()
        }
    }
}
