public import DeepLinks

/// A key of a payload that nothing reads, and the one that was likely meant.
public struct NearKey: Equatable, Sendable, CustomStringConvertible {
    /// As `data.deepLink` where it stands within an object.
    public let found: String
    public let meant: String

    public var description: String { finding.description }

    public var finding: LinkFinding { .keyNotRead(found, meant: meant) }

    /// The name without the objects that it stands in, whose names may be anybody's.
    public var foundName: String { found.split(separator: ".").last.map(String.init) ?? found }
}

extension NotificationPayload {
    /// The payload's keys that hold a link and resemble the one from which its sender's SDK takes it, if that is
    /// missing.
    public var nearSenderKeys: [NearKey] {
        let read = dialect.ownLinkKeys
        guard !read.isEmpty, !read.contains(where: { value(of: $0) != nil }) else { return [] }
        let links = Set(carriedLinks.map(\.key))
        let missing = read.map(KeyLetters.init)
        return customKeys.filter { !links.contains($0) && text($0)?.contains("://") == true }
            .compactMap { NearKey($0, among: missing) }
    }

    /// The payload's keys that resemble a missing key of `read`: the same letters in another case, with other
    /// separators or in another object, or a slip of one letter.
    /// - Parameters:
    ///   - read: the app's own keys that are read, `acme.link` for one within an object.
    ///   - limit: how many are looked for.
    public func nearKeys(to read: [String], limit: Int = .max) -> [NearKey] {
        let missing = read.filter { value(of: $0) == nil }.map(KeyLetters.init)
        guard !missing.isEmpty else { return [] }
        let dialect = dialect
        let found = customKeys + apsKeys.filter { !isSystemKey($0) }
        // Where a known sender's link may stand is read.
        let links = dialect == .plain ? [] : Set(carriedLinks.map(\.key))
        let own = found.lazy.filter { !read.contains($0) && !dialect.owns($0) && !links.contains($0) }
        return Array(own.compactMap { NearKey($0, among: missing) }.prefix(limit))
    }

    /// The keys that resemble a missing one of Apple's and that the system does not read: `aps.mutable_content`, and
    /// `content-available` beside `aps`.
    public var nearAppleKeys: [NearKey] {
        let found = apsKeys.filter { !isSystemKey($0) } + custom.keys.filter(Self.isApples).sorted()
        guard !found.isEmpty else { return [] }
        let present = Set(apsKeys)
        let missing = Self.appleKeys.filter { !present.contains($0) }.map(KeyLetters.init)
        return found.compactMap { NearKey($0, among: missing) }
    }

    /// Whether a key beside `aps` bears a name that hardly any app gives to a key of its own.
    private static func isApples(_ key: String) -> Bool {
        if key.contains("-"), appleKeys.contains("aps.\(key)") { return true }
        return onlyApples.contains(KeyLetters(key).letters)
    }

    private static let onlyApples = Set(
        ["content-available", "mutable-content", "interruption-level"].map { KeyLetters($0).letters })
}

extension NearKey {
    /// Nil if no key resembles it, or if it is over 100 bytes or holds a control character.
    fileprivate init?(_ found: String, among keys: [KeyLetters]) {
        guard found.utf8.count <= 100, found.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
        else { return nil }
        let letters = KeyLetters(found)
        let meant = keys.filter { $0.mayBeMeant(by: letters) }
            .nearest(at: { EditDistance.between($0.letters, letters.letters) }, upTo: { _ in 1 })
        guard let meant else { return nil }
        self.init(found: found, meant: meant.key)
    }
}

/// The letters and digits of a key's last name, in lower case.
private struct KeyLetters {
    let key: String
    let letters: String
    private let object: Substring
    private var isApples: Bool { key.hasPrefix("aps.") }

    init(_ key: String) {
        self.key = key
        let end = key.lastIndex(of: ".")
        let name = end.map { key[key.index(after: $0)...] } ?? key[...]
        object = end.map { key[..<$0] } ?? ""
        letters = name.lettersAndDigits
    }

    /// Whether the other may be this one with a slip. All digits count, and short names are only alike in the same
    /// object, Apple's but for one letter.
    func mayBeMeant(by other: KeyLetters) -> Bool {
        let counts = [letters.count, other.letters.count].sorted()
        guard counts[1] - counts[0] <= 1, letters.filter(\.isNumber) == other.letters.filter(\.isNumber)
        else { return false }
        if counts[0] > 4 { return true }
        let areApples = isApples && other.isApples
        return letters == other.letters ? areApples || object == other.object : areApples && counts[0] >= 3
    }
}
