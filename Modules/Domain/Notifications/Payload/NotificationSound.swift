/// The sound of a notification. Apple, "Generating a remote notification", the keys of the dictionary `sound`.
public struct NotificationSound: Equatable, Sendable {
    /// A file of the app, or `default`.
    public var name: String?
    /// Whether it sounds even if the device is muted, `critical`.
    public var isCritical: Bool
    /// How loud a critical one is, from 0 to 1; nil if nothing is said.
    public var volume: Double?

    public init(name: String?, isCritical: Bool = false, volume: Double? = nil) {
        self.name = name
        self.isCritical = isCritical
        self.volume = volume
    }

    /// - Parameter fields: of the dictionary.
    init(_ fields: inout FieldReader) {
        self.init(name: fields.text("name"), isCritical: fields.flag("critical"), volume: fields.number("volume"))
    }
}

extension FieldReader {
    /// The member `sound`; a text is the name.
    mutating func sound() -> NotificationSound? {
        switch value("sound") {
        case nil: return nil
        case .string(let name)?: return NotificationSound(name: name)
        case .object(let members)?:
            var fields = FieldReader(members, at: "\(path).sound")
            defer { add(fields) }
            return NotificationSound(&fields)
        case let value?:
            return note(value, "sound", .textOrObject, as: value.text).map { NotificationSound(name: $0) }
        }
    }
}
