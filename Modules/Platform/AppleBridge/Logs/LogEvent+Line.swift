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
