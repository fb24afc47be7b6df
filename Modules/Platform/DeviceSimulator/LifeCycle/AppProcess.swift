public import Foundation
public import Launches
import Notifications

/// The app's process on the device: whether it runs, its scene, and how long it may go on while nobody sees it.
@MainActor
public final class AppProcess {
    /// Nil while it does not run.
    private(set) var app: (any ArrivalPort)?
    /// Never inactive, which is what the display makes of it.
    private(set) var state = Device.AppState.notRunning
    /// How many there were; what an earlier one still says is not heard.
    private(set) var launches = 0
    /// Whether the app has a scene in it.
    private(set) var hasScene = false
    /// Called when it has ended, so that the maker of the app can stop its remaining work.
    public var didEnd: @MainActor () -> Void = {}
    /// Called when anything of it has changed.
    var didChange: @MainActor () -> Void = {}
    private var backgroundTime: BackgroundTime
    /// The refresh that the app has not finished, by number; nil for none.
    private var refresh: Int?
    private let token: Data?
    private let display: Display
    private let launch: @MainActor () -> any ArrivalPort

    /// - Parameter token: under which the push service knows the app on this device; nil for a device that gets none.
    init(
        clock: DeviceClock, token: Data?, display: Display, launch: @escaping @MainActor () -> any ArrivalPort
    ) {
        backgroundTime = BackgroundTime(clock)
        (self.token, self.display, self.launch) = (token, display, launch)
    }

    /// When it is suspended unless something happens; nil if it is not in the background.
    public var suspendsAt: Date? { state == .background ? backgroundTime.endsAt : nil }

    /// iOS starts it without a scene, for what does not open the app.
    @discardableResult
    public func startInBackground() -> any ArrivalPort {
        launches += 1
        let app = launch()
        self.app = app
        state = .background
        backgroundTime.end()
        backgroundTime.grant(for: BackgroundTime.afterLeaving)
        if let token { app.didRegister(deviceToken: token) }
        didChange()
        return app
    }

    /// It gets time for something that happens while nobody sees the app; one that is in front needs none.
    /// - Parameter event: gets the app, and what it calls when it is done.
    func wake(for event: (any ArrivalPort, _ done: @escaping @MainActor () -> Void) -> Void) {
        let app = app ?? startInBackground()
        if state == .suspended { state = .background }
        guard state == .background else { return event(app, {}) }
        let grant = backgroundTime.grant(for: BackgroundTime.forEvent)
        event(app) { [weak self] in
            self?.backgroundTime.giveBack(grant)
        }
        didChange()
    }

    /// iOS gives the app the time in the background that it asked for, without a scene. Apple: "BGAppRefreshTask".
    func refreshInBackground() {
        let number = (refresh ?? 0) + 1
        wake { app, done in
            refresh = number
            app.refreshInBackground { [weak self, weak app] _ in
                done()
                guard let self, let app, self.app === app, refresh == number else { return }
                refresh = nil
                didChange()
            }
        }
    }

    /// iOS stops giving it time. The app is told only if it was given time to refresh.
    public func suspend() {
        guard state == .background else { return }
        if refresh != nil {
            refresh = nil
            app?.backgroundRefreshExpired()
        }
        // It may have died of it.
        guard state == .background else { return }
        state = .suspended
        backgroundTime.end()
        didChange()
    }

    /// The app comes to the front, in a new process if it does not run.
    /// - Returns: whether it got a scene for that, which has connected with the options.
    @discardableResult
    func openScene(with options: ConnectionOptions = ConnectionOptions()) -> Bool {
        let connects = !hasScene
        let app = app ?? startInBackground()
        let wasInFront = state == .foreground
        (state, hasScene) = (.foreground, true)
        backgroundTime.end()
        if display.showApp() { protectedDataDidBecomeAvailable() }
        if connects { app.connect(options) }
        // It may have died of that.
        if connects || !wasInFront, self.app === app { app.willEnterForeground(.main) }
        didChange()
        return connects
    }

    /// iOS takes back the memory of a scene that nobody sees; the process lives on. Apple: "sceneDidDisconnect(_:)".
    func disconnectScene() {
        guard state == .background, hasScene else { return }
        hasScene = false
        app?.disconnect(.main)
        didChange()
    }

    /// The app is not on the display any longer.
    func enterBackground() {
        guard state == .foreground else { return }
        state = .background
        backgroundTime.grant(for: BackgroundTime.afterLeaving)
        app?.didEnterBackground(.main)
    }

    /// From the first unlocking on the app's files can be read, which one that runs by then is told.
    func protectedDataDidBecomeAvailable() {
        if state != .suspended { app?.protectedDataDidBecomeAvailable() }
    }

    /// The user swipes the app away; one that is suspended is not told.
    func terminate() {
        guard state != .suspended, let app else { return }
        if hasScene { app.disconnect(.main) }
        if self.app === app { app.willTerminate() }
    }

    /// Without a word to the app.
    func end() {
        (app, state, hasScene, refresh) = (nil, .notRunning, false, nil)
        display.isAppInFront = false
        backgroundTime.end()
        didEnd()
    }
}
