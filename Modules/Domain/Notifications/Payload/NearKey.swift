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
    /// separators or in another object, or a letter or two apart.
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
        let near = keys.compactMap { key in key.distance(to: letters).map { (key.key, $0) } }
        guard let nearest = near.min(by: { $0.1 < $1.1 }) else { return nil }
        self.init(found: found, meant: nearest.0)
    }
}

/// The letters and digits of a key's last name, in lower case.
private struct KeyLetters {
    let key: String
    let letters: [Unicode.Scalar]
    private let object: Substring
    private var isApples: Bool { key.hasPrefix("aps.") }

    init(_ key: String) {
        self.key = key
        let end = key.lastIndex(of: ".")
        let name = end.map { key[key.index(after: $0)...] } ?? key[...]
        object = end.map { key[..<$0] } ?? ""
        letters = name.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic || Self.isDigit($0) }
    }

    /// How many letters have to be taken away or put in to make the others; nil if they are different names. Short
    /// names are only alike in the same object, Apple's but for one letter, and all digits count.
    func distance(to others: KeyLetters) -> Int? {
        let (first, second) = (letters, others.letters)
        let isShort = min(first.count, second.count) <= 4
        guard abs(first.count - second.count) <= 2, !isShort || object == others.object || isApples && others.isApples,
            first.filter(Self.isDigit) == second.filter(Self.isDigit)
        else { return nil }
        if first == second { return 0 }
        if isShort, !isApples || !others.isApples || min(first.count, second.count) < 3 { return nil }
        let same = zip(first, second).prefix { $0 == $1 }.count
        let (rest, others) = (first[same...], second[same...])
        let count = rest.difference(from: others).count
        return count <= (isShort ? 1 : 2) ? count : nil
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.numericType != nil }
}
