/// A key of a payload that no rule reads, and the one that was likely meant.
public struct NearKey: Equatable, Sendable, CustomStringConvertible {
    /// As `data.deepLink` where it stands within an object.
    public let found: String
    public let meant: String

    public var description: String { "\"\(found)\" is not read; \"\(meant)\" is" }
}

extension LinkRules {
    /// The keys that the rules read, in the order of the rules.
    public var keys: [String] {
        var seen: Set<String> = []
        return rules.flatMap(\.keys).filter { seen.insert($0).inserted }
    }

    /// The payload's keys that look like one that the rules read and that is not there: the same letters in another case,
    /// with other separators or in another object, or a letter or two apart.
    public func nearKeys(in payload: NotificationPayload) -> [NearKey] {
        let read = keys
        let missing = read.filter { payload.value(of: $0) == nil }.map { ($0, KeyLetters($0)) }
        return payload.customKeys(upTo: 3).filter { !read.contains($0) }.compactMap { found in
            let letters = KeyLetters(found)
            let distances = missing.compactMap { meant, others in letters.distance(to: others).map { (meant, $0) } }
            return distances.min { $0.1 < $1.1 }.map { NearKey(found: found, meant: $0.0) }
        }
    }
}

/// The letters and digits of a key's last name, without regard to case.
private struct KeyLetters {
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

extension NotificationPayload {
    /// The keys beside `aps`, sorted, and after each object those within it.
    fileprivate func customKeys(upTo depth: Int) -> [String] {
        func keys(of members: [String: JSONValue], after prefix: String, _ depth: Int) -> [String] {
            members.sorted { $0.key < $1.key }.flatMap { key, value in
                guard case .object(let inner) = value, depth > 1 else { return [prefix + key] }
                return [prefix + key] + keys(of: inner, after: prefix + key + ".", depth - 1)
            }
        }
        return keys(of: custom, after: "", depth)
    }
}
