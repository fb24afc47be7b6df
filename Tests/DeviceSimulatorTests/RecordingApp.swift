import Foundation
import Launches
import Notifications

/// An app that keeps what it is told, in order.
@MainActor
final class RecordingApp: ArrivalPort {
    enum Call: Equatable {
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
    var calls: [Call] { all.filter { if case .presentation = $0 { false } else { true } } }
    private(set) var all: [Call] = []
    private(set) var tokens: [Data] = []
    var presentation: PresentationOptions = []
    /// Called with each call before it is kept.
    var onCall: @MainActor (Call) -> Void = { _ in }
    /// Whether it is done at once with what it is told.
    var isDoneAtOnce = true
    private var unfinished: [@MainActor () -> Void] = []

    private func note(_ call: Call) {
        onCall(call)
        all.append(call)
    }

    private func finish(_ completion: @escaping @MainActor () -> Void) {
        if isDoneAtOnce { completion() } else { unfinished.append(completion) }
    }

    /// It is done with all that it was told.
    func finishAll() {
        let completions = unfinished
        unfinished = []
        for completion in completions { completion() }
    }

    func connect(_ options: ConnectionOptions) { note(.connect(options)) }
    func open(urls: [String]) { note(.open(urls)) }
    func continueUserActivity(webpageURL: String) { note(.activity(webpageURL)) }
    func open(_ link: SystemLink) { note(.system(link)) }
    func willEnterForeground(_ scene: SceneID) { note(.foreground) }
    func didEnterBackground(_ scene: SceneID) { note(.background) }
    func disconnect(_ scene: SceneID) { note(.disconnect) }
    func protectedDataDidBecomeAvailable() {}
    func willTerminate() { note(.terminate) }
    func didRegister(deviceToken: Data) { tokens.append(deviceToken) }
    func didFailToRegister(reason: String) {}
    func backgroundRefreshExpired() { note(.refreshExpired) }

    func refreshInBackground(completion: @escaping @MainActor (Bool) -> Void) {
        note(.refresh)
        finish { completion(true) }
    }

    func didReceiveRemoteNotification(
        _ userInfo: Data, completion: @escaping @MainActor (BackgroundFetchResult) -> Void
    ) {
        note(.silentPush(userInfo))
        finish { completion(.noData) }
    }

    func didReceive(_ response: NotificationResponse, completion: @escaping @MainActor () -> Void) {
        note(.response(response))
        finish(completion)
    }

    func willPresent(
        _ notification: DeliveredNotification, completion: @escaping @MainActor (PresentationOptions) -> Void
    ) {
        note(.presentation(notification))
        finish { completion(self.presentation) }
    }
}

extension RecordingApp.Call {
    /// In a word.
    var name: String {
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
