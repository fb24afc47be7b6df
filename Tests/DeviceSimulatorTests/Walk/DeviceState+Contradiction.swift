import DeviceSimulator
import Foundation
import Notifications

extension DeviceState {
    /// What cannot be at once; nil if nothing of the kind is.
    var contradiction: String? {
        let isInFront = app.state == .foreground || app.state == .inactive
        let ids = delivered.map(\.requestID)
        let rules: [(String, Bool)] = [
            ("the app is active where it cannot be", (app.state == .foreground) == (display == .app)),
            (
                "it is inactive under nothing",
                app.state != .inactive || [.appSwitcher, .notificationCenter].contains(display)
            ),
            ("the lock screen", isLocked == [.lockScreen, .passcode].contains(display)),
            ("an app in front of a lock", !isLocked || !isInFront),
            ("a banner on a lock screen", !isLocked || banner == nil && waitingBanners == 0),
            ("a banner of what is not listed", banner.map { ids.contains($0.notification.requestID) } ?? true),
            ("banners wait for none", banner != nil || waitingBanners == 0),
            ("a banner that should be gone", banner?.disappearsAt.map { $0 > now } ?? true),
            ("a request is listed twice", Set(ids).count == ids.count),
            ("time in the background", (app.suspendsAt != nil) == (app.state == .background)),
            ("a scene without a process", !app.hasScene || app.state != .notRunning),
            ("in front without a scene", !isInFront || app.hasScene && app.hasCard),
            ("swiped away and in use", !app.wasForceQuit || !app.hasScene),
            ("unlocked and never unlocked", isLocked || hasBeenUnlocked),
            ("a push is stored for a device that is there", !pushes.isOnline || pushes.stored == nil),
            ("pushes wait for a device in use", isLocked || !pushes.isOnline || pushes.waiting == 0),
            ("a badge below nothing", badge >= 0),
        ]
        return rules.first { !$0.1 }?.0
    }
}

/// One command that was carried out.
struct Step {
    let before: DeviceState
    let command: DeviceCommand
    let after: DeviceState

    /// What the command cannot have brought about; nil if nothing is of the kind.
    var contradiction: String? {
        let rules: [(String, Bool)] = [
            ("something left the list by itself", mayTakeOff || lost.isEmpty),
            ("something came by itself", mayBring || gained.isEmpty),
            ("the badge changed by itself", mayBring || after.badge == before.badge),
            ("a push woke an app that was swiped away", !mayOnlyWake || !before.app.wasForceQuit || !hasStarted),
            ("it is locked, and was passed", !before.isLocked || after.isLocked || command == .unlock),
            ("it was switched on and is not as it should be", command != .reboot || isFresh),
            ("nothing reaches a device that is offline", after.pushes.isOnline || gained.isEmpty),
            ("the denied is shown", after.settings.authorization != .denied || gained.isEmpty),
        ]
        return rules.first { !$0.1 }?.0
    }

    private var listedBefore: Set<String> { Set(before.delivered.map(\.requestID)) }
    private var listedAfter: Set<String> { Set(after.delivered.map(\.requestID)) }
    private var lost: Set<String> { listedBefore.subtracting(listedAfter) }
    private var gained: Set<String> { listedAfter.subtracting(listedBefore) }
    private var hasStarted: Bool { after.app.launches > before.app.launches }

    private var mayTakeOff: Bool {
        switch command {
        case .tap(let id), .act(let id, _, _), .dismiss(let id): lost.isSubset(of: [id])
        case .clearNotifications: true
        case .unlock: before.display == .passcode && lost.count <= 1
        default: false
        }
    }

    private var mayBring: Bool {
        switch command {
        case .receive, .setOnline, .unlock: true
        default: false
        }
    }

    /// Whether it is no doing of the user's that could start the app.
    private var mayOnlyWake: Bool {
        switch command {
        case .receive, .setOnline, .advanceClock, .lock, .dismiss:
            before.delivered.allSatisfy { $0.category != "reporting" }
        default: false
        }
    }

    private var isFresh: Bool {
        after.isLocked && !after.hasBeenUnlocked && after.app.state == .notRunning && !after.app.wasForceQuit
            && listedBefore == listedAfter
    }
}
