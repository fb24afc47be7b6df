/// A key of a payload that nothing reads, and the one that was likely meant.
public struct NearKey: Equatable, Sendable, CustomStringConvertible {
    /// As `data.deepLink` where it stands within an object.
    public let found: String
    public let meant: String

    public var description: String { "\"\(found)\" is not read; did you mean \"\(meant)\"?" }
}

extension NotificationPayload {
    /// The keys that look like one that is read and that is not there: the same letters in another case, with other
    /// separators or in another object, or a letter or two apart.
    /// - Parameter read: the app's own keys that are read, `acme.link` for one within an object.
    public func nearKeys(to read: [String]) -> [NearKey] {
        let missing = read.filter { value(of: $0) == nil }
        let found = customKeys + apsKeys.filter { !Self.appleKeys.contains($0) }
        return found.filter { !read.contains($0) }.compactMap { NearKey($0, among: missing) }
    }

    /// The keys that look like one of Apple's and that the system does not read: `aps.mutable_content`, and
    /// `content-available` beside `aps`.
    public var nearAppleKeys: [NearKey] {
        let missing = Self.appleKeys.filter { !apsKeys.contains($0) }
        let beside = custom.keys.sorted().filter { Self.onlyApples.contains(KeyLetters($0)) }
        return (apsKeys.filter { !Self.appleKeys.contains($0) } + beside).compactMap { NearKey($0, among: missing) }
    }

    /// Names of Apple's that hardly any app gives to a key of its own.
    private static let onlyApples = Set(
        ["alert", "badge", "sound", "content-available", "mutable-content", "interruption-level"].map(KeyLetters.init))

    /// The keys beside `aps`, sorted, and after each object those within it.
    public var customKeys: [String] { Self.keys(of: custom, upTo: 3) }

    /// The keys of `aps`, sorted, and after an alert's and a sound's those within it.
    public var apsKeys: [String] {
        Self.keys(of: aps, after: "aps.", upTo: 1)
            + ["alert", "sound"].flatMap { name -> [String] in
                guard case .object(let members)? = aps[name] else { return [] }
                return Self.keys(of: members, after: "aps.\(name).", upTo: 1)
            }
    }

    private static func keys(of members: [String: JSONValue], after prefix: String = "", upTo depth: Int) -> [String] {
        members.sorted { $0.key < $1.key }.flatMap { key, value in
            guard case .object(let inner) = value, depth > 1 else { return [prefix + key] }
            return [prefix + key] + keys(of: inner, after: prefix + key + ".", upTo: depth - 1)
        }
    }
}

extension NearKey {
    /// Nil if none of the keys looks like it, or it is no name that a program would choose.
    fileprivate init?(_ found: String, among keys: [String]) {
        guard found.utf8.count <= 100, found.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
        else { return nil }
        let letters = KeyLetters(found)
        let near = keys.compactMap { key in KeyLetters(key).distance(to: letters).map { (key, $0) } }
        guard let nearest = near.min(by: { $0.1 < $1.1 }) else { return nil }
        self.init(found: found, meant: nearest.0)
    }
}

/// The letters and digits of a key's last name, without regard to case.
private struct KeyLetters: Hashable {
    private let letters: [Character]

    init(_ key: String) {
        let name = key.split(separator: ".").last ?? ""
        letters = name.lowercased().filter { $0.isLetter || $0.isNumber }.map(\.self)
    }

    /// How many letters have to be taken away or put in to make the others; nil if that makes another word.
    func distance(to others: KeyLetters) -> Int? {
        let count = letters.difference(from: others.letters).count
        return count == 0 || count <= 2 && min(letters.count, others.letters.count) > 4 ? count : nil
    }
}
