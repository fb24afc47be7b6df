import DeviceSimulator
import Launches
import TestSupport

/// What one process of the app has been told, and what iOS would not tell it now.
@MainActor
struct ProcessWatch {
    private enum Scene {
        case none, connected, foreground, background
    }

    private var scene = Scene.none
    private var isTerminated = false

    /// - Parameter state: the app's as the call comes.
    /// - Returns: what is wrong with the call; nil if nothing is.
    mutating func hears(_ call: RecordingApp.Call, in state: Device.AppState) -> String? {
        if isTerminated { return "\(call.name) after the end" }
        if state == .notRunning || state == .suspended { return "\(call.name) while \(state)" }
        let isInFront = state == .foreground || state == .inactive
        switch call {
        case .connect:
            if scene != .none { return "a scene connects twice" }
            scene = .connected
            return isInFront ? nil : "a scene connects in the background"
        case .foreground:
            if scene != .connected && scene != .background { return "to the foreground from \(scene)" }
            scene = .foreground
            return state == .foreground ? nil : "to the foreground while \(state)"
        case .background:
            if scene != .foreground { return "to the background from \(scene)" }
            scene = .background
            return state == .background ? nil : "to the background while \(state)"
        case .disconnect:
            if scene == .none { return "no scene disconnects" }
            scene = .none
        case .terminate: isTerminated = true
        case .presentation: return isInFront ? nil : "asked how to present while \(state)"
        case .open, .activity, .system: return scene == .foreground ? nil : "a link comes to \(scene)"
        case .refresh: return state == .background ? nil : "a refresh while \(state)"
        case .response, .silentPush, .refreshExpired: break
        }
        return nil
    }
}
