import DeviceSimulator
import Foundation
import Timestamps

extension PushMessage {
    /// Reads a push's headers, each as `name=value`, and its payload.
    /// - Returns: nil if a header cannot be read, or nothing follows them.
    init?(_ line: inout LineText) {
        self.init("", id: "")
        let names = ["id", "collapse", "priority", "expires", "type"]
        while let name = names.first(where: { line.take(name: $0) }) {
            guard let value = line.takeWord(), set(name, to: value) else { return nil }
        }
        guard let payload = line.takeText() else { return nil }
        self.payload = payload
    }

    /// - Returns: false if the header has no such value.
    private mutating func set(_ name: String, to value: String) -> Bool {
        switch name {
        case "id": id = value
        case "collapse": collapseID = value
        case "priority":
            guard let priority = Int(value).flatMap(Priority.init) else { return false }
            self.priority = priority
        case "expires":
            if let seconds = TimeInterval(value), seconds >= 0 {
                expiration = seconds == 0 ? .immediately : .after(seconds)
            } else {
                guard let date = RFC3339.date(from: value) else { return false }
                expiration = .at(date)
            }
        default:
            kind = Kind(rawValue: value)
            return kind != nil
        }
        return true
    }

    /// The headers that are given, and the payload.
    var line: String {
        let expires: String? =
            switch expiration {
            case .immediately: "0"
            case .at(let date): RFC3339.string(from: date)
            case .after(let seconds): seconds.asTyped
            case .unspecified: nil
            }
        let headers: KeyValuePairs<String, String?> = [
            "id": id.isEmpty ? nil : id, "collapse": collapseID,
            "priority": priority == .immediate ? nil : String(priority.rawValue), "expires": expires,
            "type": kind?.rawValue,
        ]
        let given = headers.compactMap { name, value in value.map { "\(name)=\(LineText.word($0))" } }
        // What is no object could be taken for a header.
        let isObject = payload.utf8.first == UInt8(ascii: "{")
        return (given + [isObject ? LineText.text(payload) : LineText.quoted(payload)]).joined(separator: " ")
    }

    /// The same push with its payload on one line: line feeds stand between the parts of a JSON text alone, and are no
    /// more than blanks there.
    var onOneLine: PushMessage {
        if case .notJSON? = fault { return self }
        var push = self
        let parts = payload.split { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }
        push.payload = parts.joined(separator: " ").trimmingCharacters(in: .whitespaces)
        return push
    }
}
