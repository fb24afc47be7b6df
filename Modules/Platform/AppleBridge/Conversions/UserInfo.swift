import Foundation

/// A notification's `userInfo` dictionary on its way into JSON.
///
/// What JSON cannot hold (dates, data, numbers without a value) is left out by itself, so that it costs no other key.
struct UserInfo {
    /// As deep as a payload is read; what lies deeper would be dropped there.
    private static let deepest = 64

    /// The dictionary as a JSON object, its keys in order.
    let json: Data

    /// - Parameter dictionary: of any content, as Apple hands it over or an app made it.
    init(_ dictionary: [AnyHashable: Any]) {
        let object = Self.object(dictionary, depth: 1)
        json = (try? JSONSerialization.data(withJSONObject: object, options: .sortedKeys)) ?? Data("{}".utf8)
    }

    private static func object(_ dictionary: [AnyHashable: Any], depth: Int) -> [String: Any] {
        var members: [String: Any] = [:]
        for (key, value) in dictionary {
            guard let name = key.base as? String else { continue }
            members[text(name)] = element(value, depth: depth)
        }
        return members
    }

    /// Nil for what JSON cannot hold.
    private static func element(_ value: Any, depth: Int) -> Any? {
        switch value {
        case let text as String: return Self.text(text)
        case let members as [AnyHashable: Any]:
            return depth < deepest ? object(members, depth: depth + 1) : nil
        case let elements as [Any]:
            // Null rather than nothing, since the elements after it are known by their place.
            return depth < deepest ? elements.map { element($0, depth: depth + 1) ?? NSNull() } : nil
        default: return JSONSerialization.isValidJSONObject([value]) ? value : nil
        }
    }

    /// A copy that is Unicode all through: a lone surrogate in an `NSString` can make the encoder give up.
    private static func text(_ text: String) -> String {
        String(decoding: Array(text.utf8), as: UTF8.self)
    }
}
