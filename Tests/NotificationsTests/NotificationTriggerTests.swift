import Foundation
import Notifications
import Testing

@Suite struct NotificationTriggerTests {
    private static let now = Date(timeIntervalSince1970: 1_800_000_000)

    @Test(
        "S4.2: a time interval is due that much later; zero, negative and endless ones are no time to wait",
        arguments: [
            (0.001, true), (720, true), (31_536_000, true), (0, false), (-0.0, false), (-1, false), (.infinity, false),
            (.nan, false), (.greatestFiniteMagnitude, false), (-.leastNonzeroMagnitude, false),
            // A hundred years, and a second.
            (100 * 366 * 86_400 + 1, false),
        ] as [(TimeInterval, Bool)])
    func interval(seconds: TimeInterval, isValid: Bool) throws {
        let date = Result { () throws(NotificationSchedulingError) in
            try NotificationTrigger.timeInterval(seconds).date(after: Self.now)
        }
        switch date {
        case .success(let date): #expect(isValid && date == Self.now + seconds)
        case .failure(let error): #expect(!isValid && error.code == "invalidTrigger")
        }
    }
}
