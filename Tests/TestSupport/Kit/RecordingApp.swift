public import Foundation
public import Launches
public import Notifications

/// An app that keeps what it is told, in order.
@MainActor
public final class RecordingApp: ArrivalPort {
    public enum Call: Equatable {
        case connect(ConnectionOptions)
        case open([String])
        case activity(String)
        case system(SystemLink)
        case response(NotificationResponse)
        case silentPush(Data)
        case presentation(DeliveredNotification)
        case foreground, background, disconnect, terminate, refresh, refreshExpired
    }

    /// Without what it was asked to present.
    public var calls: [Call] { all.filter { if case .presentation = $0 { false } else { true } } }
    public private(set) var all: [Call] = []
    public private(set) var tokens: [Data] = []
    public var presentation: PresentationOptions = []
    /// Called with each call before it is kept.
    public var onCall: @MainActor (Call) -> Void = { _ in }
    /// Whether it is done at once with what it is told.
    public var isDoneAtOnce = true
    private var unfinished: [@MainActor () -> Void] = []

    public init() {}

    private func note(_ call: Call) {
        onCall(call)
        all.append(call)
    }

    private func finish(_ completion: @escaping @MainActor () -> Void) {
        if isDoneAtOnce { completion() } else { unfinished.append(completion) }
    }

    /// It is done with all that it was told.
    public func finishAll() {
        let completions = unfinished
        unfinished = []
        for completion in completions { completion() }
    }

    public func connect(_ options: ConnectionOptions) { note(.connect(options)) }
    public func open(urls: [String]) { note(.open(urls)) }
    public func continueUserActivity(webpageURL: String) { note(.activity(webpageURL)) }
    public func open(_ link: SystemLink) { note(.system(link)) }
    public func willEnterForeground(_ scene: SceneID) { note(.foreground) }
    public func didEnterBackground(_ scene: SceneID) { note(.background) }
    public func disconnect(_ scene: SceneID) { note(.disconnect) }
    public func protectedDataDidBecomeAvailable() {}
    public func willTerminate() { note(.terminate) }
    public func didRegister(deviceToken: Data) { tokens.append(deviceToken) }
    public func didFailToRegister(reason: String) {}
    public func backgroundRefreshExpired() { note(.refreshExpired) }

    public func refreshInBackground(completion: @escaping @MainActor (Bool) -> Void) {
        note(.refresh)
        finish { completion(true) }
    }

    public func didReceiveRemoteNotification(
        _ userInfo: Data, completion: @escaping @MainActor (BackgroundFetchResult) -> Void
    ) {
        note(.silentPush(userInfo))
        finish { completion(.noData) }
    }

    public func didReceive(_ response: NotificationResponse, completion: @escaping @MainActor () -> Void) {
        note(.response(response))
        finish(completion)
    }

    public func willPresent(
        _ notification: DeliveredNotification, completion: @escaping @MainActor (PresentationOptions) -> Void
    ) {
        note(.presentation(notification))
        finish { completion(self.presentation) }
    }
}

extension RecordingApp.Call {
    /// In a word.
    public var name: String {
        switch self {
        case .connect(let options):
            options == ConnectionOptions()
                ? "connect"
                : "connect(\((options.urls + options.userActivities + options.systemLinks.map(\.link)).first ?? "response"))"
        case .open(let urls): "open(\(urls.joined(separator: ",")))"
        case .activity(let url): "activity(\(url))"
        case .system(let link): "\(link.kind)(\(link.link))"
        case .response(let response): "response(\(response.action.id))"
        case .silentPush: "push"
        case .presentation: "present"
        case .foreground: "foreground"
        case .background: "background"
        case .disconnect: "disconnect"
        case .terminate: "terminate"
        case .refresh: "refresh"
        case .refreshExpired: "refreshExpired"
        }
    }
}
