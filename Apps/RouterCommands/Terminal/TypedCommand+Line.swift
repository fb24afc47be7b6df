import DeviceSimulator
import Foundation
import SimulatorPage

extension PageCommand {
    /// What the app's user does in it, or its backend, by the word that stands for it.
    static let words = [
        "ok": "dismissAlert", "signout": "signOut", "get-started": "completeOnboarding", "try-again": "retry",
        "unlock-app": "unlockApp", "force-quit": "forceQuit", "revoke": "revokeSession",
    ]

    /// The command as `TypedCommand` reads it; nil if it cannot be typed.
    /// - Parameters:
    ///   - now: when it is given.
    ///   - scheduling: the program's word for having a notification scheduled; nil if it schedules none.
    func line(at now: Date, scheduling: String? = nil) -> String? {
        switch self {
        case .device(let command): command.line(at: now)
        case .app("back", _): "back"
        case .app("open", let values): values["link"].map { "in-app \($0)" }
        case .app("tab", let values): values["id"].map { "tab \($0)" }
        case .app("signIn", let values): values["account"].map { "signin \($0)" }
        case .app("schedule", let values):
            scheduling.flatMap { word in values["minutes"].map { "\(word) \($0.replacing(/\.0$/, with: ""))" } }
        case .app("crashAt", let values):
            "crash-at \(values["point"].flatMap { $0.isEmpty ? nil : $0 } ?? "never")"
        case .app("act", let values):
            values["id"].map { id in ["do", id, values["text"]].compactMap(\.self).joined(separator: " ") }
        case .app(let name, _): Self.words.first { $0.value == name }?.key
        }
    }
}
