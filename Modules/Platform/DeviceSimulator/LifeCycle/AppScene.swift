import Launches
import Notifications

/// The app's scene: it connects with what the app is opened for, comes to the front, and may be taken back.
@MainActor
final class AppScene {
    /// Whether the app has one in this process.
    private(set) var isConnected = false
    private let process: AppProcess
    private let display: Display
    private let changes: ChangeSignal

    init(of process: AppProcess, on display: Display, changes: ChangeSignal) {
        (self.process, self.display, self.changes) = (process, display, changes)
    }

    /// The app comes to the front, in a process of its own if it has none.
    /// - Returns: whether it got a scene for that, which has connected with the options.
    @discardableResult
    func open(with options: ConnectionOptions = ConnectionOptions()) -> Bool {
        let connects = !isConnected
        if connects {
            let app = process.startInForeground()
            isConnected = true
            show()
            app.connect(options)
            // It may have died of it.
            if process.app === app { app.willEnterForeground(.main) }
        } else {
            show()
            process.enterForeground()
        }
        changes.send()
        return connects
    }

    private func show() {
        if display.showApp() { process.protectedDataDidBecomeAvailable() }
    }

    /// iOS takes back the memory of a scene that nobody sees; the process lives on. Apple: "sceneDidDisconnect(_:)".
    func disconnect() {
        guard process.state == .background, isConnected else { return }
        isConnected = false
        process.app?.disconnect(.main)
        changes.send()
    }

    /// The user swipes it away; an app that is suspended is not told.
    func terminate() {
        guard process.state != .suspended, let app = process.app else { return }
        if isConnected { app.disconnect(.main) }
        if process.app === app { app.willTerminate() }
    }

    /// It goes with its process, without a word to the app.
    func end() {
        isConnected = false
        display.isAppInFront = false
    }
}
