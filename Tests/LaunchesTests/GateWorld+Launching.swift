import Foundation
import Launches

/// How the process starts, who uses it, and what it has on the display.
extension GateWorld {
    var validAccount: AccountID? { isRefused ? nil : account }

    /// A process starts in the background, without a scene.
    mutating func start() {
        isAlive = true
        if let loggedOutAt { send(.knownSignOut(loggedOutAt)) }
        send(.arrived(unsettled.map(ticket)))
    }

    mutating func checkSession(isRefused: Bool = false) {
        self.isRefused = isRefused
        send(.session(validAccount))
    }

    mutating func load(isRefused: Bool) {
        checkSession(isRefused: isRefused)
        send(.phase(.loading))
    }

    mutating func signIn(as account: AccountID) {
        if let current = self.account, current != account { signOut() }
        (self.account, isRefused) = (account, false)
        send(.phase(.ready(account)))
    }

    mutating func signOut() {
        let wasRunning = gate.phase != .notRunning
        (account, loggedOutAt, toBegin, begun, toPerform, tried, pendingAlerts) = (nil, now, nil, nil, nil, nil, 0)
        send(.signedOut(now))
        send(.phase(wasRunning ? .login : .notRunning))
        if !unsettled.isEmpty { violation = violation ?? "P4: \(unsettled) outlive a sign-out" }
    }

    mutating func move(toBackground: Bool) {
        send(toBackground ? .enteredBackground : .enteredForeground)
        let underWay = [begun, gate.awaitingFirstFrame?.id, tried].compactMap(\.self)
        if toBackground, !isInBackground, !marked.isEmpty {
            violation = violation ?? "P9: a death in the background would count for \(marked.sorted())"
        } else if isInBackground, !toBackground, !marked.isSuperset(of: underWay) {
            violation = violation ?? "P9: a death would not count for one of \(underWay)"
        }
        isInBackground = toBackground
    }
}
