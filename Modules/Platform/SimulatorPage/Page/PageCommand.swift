public import DeviceSimulator
import Foundation

/// What the page asks for.
public enum PageCommand: Equatable, Sendable, Decodable {
    /// Something that a phone's user, its environment or iOS do: `{"device":{"pressHome":{}}}`.
    case device(DeviceCommand)
    /// Something that the app's user does in the app: `{"app":"tab","with":{"id":"feed"}}`.
    case app(String, [String: String])

    /// Nil if it is no command.
    init?(json: Data) {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .millisecondsSince1970
        guard let command = try? decoder.decode(Self.self, from: json) else { return nil }
        self = command
    }

    private enum Key: CodingKey { case device, app, with }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        if let name = try container.decodeIfPresent(String.self, forKey: .app) {
            self = .app(name, try container.decodeIfPresent([String: String].self, forKey: .with) ?? [:])
        } else {
            self = .device(try container.decode(DeviceCommand.self, forKey: .device))
        }
    }
}

/// A command that cannot be followed.
public struct PageCommandError: Error, Equatable, CustomStringConvertible {
    public let description: String

    public init(_ description: String) {
        self.description = description
    }
}
