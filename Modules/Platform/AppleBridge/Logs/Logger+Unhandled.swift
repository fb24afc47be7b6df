import Logging

extension Logger {
    /// Says that something arrived which goes nowhere, by its kind alone: the rest may be private.
    /// - Parameter kind: such as an activity's type, which the app or the system declares.
    func noteUnhandled(_ kind: String) {
        warning("nothing is done with what arrived", metadata: ["kind": "\(kind)"])
    }
}
