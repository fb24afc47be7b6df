import Foundation

extension PushMessage {
    /// A push as somebody types it: its headers, each as `name=value`, and its payload.
    /// - Returns: nil if a header cannot be read, or nothing follows them.
    init?(line: String) {
        var push = PushMessage("")
        var rest = line[...]
        while let header = rest.prefixMatch(of: Self.header) {
            let value = String(header.output.2)
            switch header.output.1 {
            case "collapse": push.collapseID = value
            case "priority":
                guard let priority = Int(value).flatMap(Priority.init) else { return nil }
                push.priority = priority
            case "expires":
                guard let seconds = TimeInterval(value), seconds >= 0 else { return nil }
                push.expiration = seconds == 0 ? .immediately : .after(seconds)
            default:
                guard let kind = Kind(rawValue: value) else { return nil }
                push.kind = kind
            }
            rest = rest[header.range.upperBound...]
        }
        guard !rest.isEmpty else { return nil }
        push.payload = String(rest)
        self = push
    }

    /// The same on one line. Line feeds stand between the parts of a JSON text alone, and are no more than blanks there.
    /// - Parameter now: from which the time left to it is counted.
    func line(at now: Date) -> String {
        let seconds: TimeInterval? =
            switch expiration {
            case .immediately: 0
            case .at(let date): max(date.timeIntervalSince(now).rounded(), 0)
            case .after(let seconds): seconds
            case .unspecified: nil
            }
        let headers = [
            collapseID.map { "collapse=\($0.replacing(/\s/, with: "-"))" },
            priority == .immediate ? nil : "priority=\(priority.rawValue)",
            seconds.map { "expires=\($0.asTyped)" }, kind.map { "type=\($0.rawValue)" },
        ]
        let text = payload.split { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }.joined(separator: " ")
        return (headers.compactMap(\.self) + [text.trimmingCharacters(in: .whitespaces)]).joined(separator: " ")
    }

    private static var header: Regex<(Substring, Substring, Substring)> {
        /(collapse|priority|expires|type)=(\S+)(?:\s+|$)/
    }
}
