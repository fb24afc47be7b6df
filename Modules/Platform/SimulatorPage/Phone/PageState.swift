public import DeviceSimulator
public import Foundation

/// All that the page shows of a phone at one moment.
public struct PageState: Encodable {
    /// How many notifications of the list are drawn.
    public static let longestList = 20

    private let device: DeviceState
    /// How many notifications are listed.
    private let listed: Int
    private let app: AppPicture?
    private let account: String?
    private let crashAt: String?
    private let scenario: ScenarioState
    private let taps: [TapTrace]

    /// - Parameters:
    ///   - device: the phone without its app, with as many notifications as are drawn.
    ///   - listed: how many are listed.
    ///   - app: what the app draws; nil if it does not run.
    ///   - account: who is signed in; nil if nobody is.
    ///   - crashAt: the point at which the app is to die; nil for none.
    ///   - scenario: what is recorded of it, and what was replayed.
    ///   - taps: what arrived, the newest first.
    public init(
        device: DeviceState, listed: Int, app: AppPicture?, account: String?, crashAt: String?, scenario: ScenarioState,
        taps: [TapTrace]
    ) {
        self.device = device
        self.listed = listed
        self.app = app
        self.account = account
        self.crashAt = crashAt
        self.scenario = scenario
        self.taps = taps
    }

    /// As the page reads it, on one line; dates are milliseconds since 1970.
    public var json: Data {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .millisecondsSince1970
        encoder.outputFormatting = [.sortedKeys]
        return (try? encoder.encode(self)) ?? Data("null".utf8)
    }
}
