import Notifications

/// What a service takes in a field of its request.
indirect enum RequestField: Sendable {
    case text
    case number
    case flag
    case choice([String])
    /// An object of texts.
    case texts
    case object
    case fields([String: RequestField])
    /// Not looked at here.
    case any

    /// What the service asks for, as "an object".
    var demand: String {
        switch self {
        case .text: "strings only"
        case .number: "a number"
        case .flag: "true or false"
        case .choice(let texts): texts.dropLast().joined(separator: ", ") + " or " + (texts.last ?? "")
        case .texts, .object, .fields: "an object"
        case .any: "anything"
        }
    }
}

/// Reads a service's request by the table of its fields, and notes what the service would refuse.
struct RequestReader {
    let service: String
    /// The table's name of a field that may be spelt otherwise.
    let name: (String) -> String
    /// What the service makes of a field that the object at a path does not have, in a sentence.
    let unknown: (_ name: String, _ path: String) -> String
    private(set) var faults: [String] = []

    init(
        service: String, name: @escaping (String) -> String = { $0 },
        unknown: @escaping (_ name: String, _ path: String) -> String
    ) {
        self.service = service
        self.name = name
        self.unknown = unknown
    }

    /// The members that the table has and that are not null, by its names.
    mutating func read(
        _ members: [String: JSONValue], by fields: [String: RequestField], at path: String = ""
    ) -> [String: JSONValue] {
        var read: [String: JSONValue] = [:]
        for (found, value) in members.sorted(by: { $0.key < $1.key }) {
            guard let field = fields[name(found)] else {
                faults.append(unknown(found, path))
                continue
            }
            if value == .null { continue }
            read[name(found)] = self.read(value, as: field, at: path.isEmpty ? found : "\(path).\(found)")
        }
        return read
    }

    private mutating func read(_ value: JSONValue, as field: RequestField, at path: String) -> JSONValue {
        switch (field, value) {
        case (.any, _), (.text, .string), (.number, .integer), (.number, .number), (.flag, .bool),
            (.object, .object):
            break
        case (.choice(let texts), .string(let text)) where texts.contains(text): break
        case (.fields(let fields), .object(let members)): return .object(read(members, by: fields, at: path))
        case (.texts, .object(let members)):
            for (key, member) in members.sorted(by: { $0.key < $1.key }) {
                if case .string = member { continue }
                refuse(.text, at: "\(path).\(key)")
            }
        default: refuse(field, at: path)
        }
        return value
    }

    private mutating func refuse(_ field: RequestField, at path: String) {
        faults.append("\(service) refuses \"\(path)\": it takes \(field.demand)")
    }
}
