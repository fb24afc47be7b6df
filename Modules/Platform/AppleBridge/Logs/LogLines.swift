import Logging

extension LogEvent {
    /// The message and all that is known about it, as `key=value` in the order of the keys.
    /// - Parameter known: what holds for every event; the event's own values win.
    func line(adding known: Logger.Metadata) -> String {
        var facts = known.merging(metadata ?? [:]) { _, own in own }
        if let error { facts["error"] = "\(error)" }
        let pairs = facts.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        return ([message.description] + pairs).joined(separator: " ")
    }
}

extension Logger {
    /// Says that something arrived which goes nowhere, by its kind alone: the rest may be private.
    /// - Parameter kind: such as an activity's type, which the app or the system declares.
    func noteUnhandled(_ kind: String) {
        warning("nothing is done with what arrived", metadata: ["kind": "\(kind)"])
    }
}
