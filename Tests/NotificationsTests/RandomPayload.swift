import Foundation
import Notifications
import TestSupport

/// Payloads of any shape, as values, as JSON and as dictionaries.
struct RandomPayload {
    private var generator: SeededGenerator

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    /// An object with an `aps` object, whose fields hold what they should or anything else.
    mutating func payload() -> JSONValue {
        var aps: [String: JSONValue] = [:]
        for _ in 0..<Int.random(in: 0...8, using: &generator) { aps[pick(Self.apsKeys)] = value(depth: 2) }
        if Bool.random(using: &generator) { aps["alert"] = object(Self.alertKeys, depth: 2) }
        if Bool.random(using: &generator) { aps["sound"] = object(["name", "critical", "volume"], depth: 1) }
        guard case .object(var members) = object(Self.customKeys, depth: 3) else { return .null }
        members["aps"] = .object(aps)
        return .object(members)
    }

    /// The value as Foundation or Swift may hold it.
    mutating func foreign(_ value: JSONValue) -> Any {
        let isBoxed = Bool.random(using: &generator)
        switch value {
        case .null: return NSNull()
        case .unreadable: return UInt64.max
        case .bool(let flag): return isBoxed ? NSNumber(value: flag) : flag
        case .integer(let number): return isBoxed ? NSNumber(value: number) : Int(number)
        case .number(let number): return isBoxed ? NSNumber(value: number) : number
        case .string(let text): return isBoxed ? NSString(string: text) : text
        case .array(let elements): return elements.map { foreign($0) }
        case .object(let members): return members.mapValues { foreign($0) }
        }
    }

    private mutating func value(depth: Int) -> JSONValue {
        switch Int.random(in: 0..<(depth > 0 ? 10 : 8), using: &generator) {
        case 0: pick([.null, .unreadable])
        case 1: .bool(Bool.random(using: &generator))
        case 2: .integer(pick([0, 1, 2, -1, 42, .max, .min]))
        case 3: .number(pick([0.5, 1, -2.25, 1e300, 1.0e-7, 1_672_680_658.5]))
        case 4...7: .string(pick(Self.texts))
        case 8: .array((0..<Int.random(in: 0...3, using: &generator)).map { _ in value(depth: depth - 1) })
        default: object(Self.customKeys, depth: depth - 1)
        }
    }

    private mutating func object(_ names: [String], depth: Int) -> JSONValue {
        var members: [String: JSONValue] = [:]
        for _ in 0..<Int.random(in: 0...5, using: &generator) { members[pick(names)] = value(depth: depth) }
        return .object(members)
    }

    private mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: 0..<elements.count, using: &generator)]
    }

    private static let apsKeys = [
        "alert", "badge", "sound", "category", "thread-id", "content-available", "mutable-content",
        "interruption-level",
        "relevance-score", "target-content-id", "filter-criteria", "url-args", "event", "timestamp", "content-state",
        "attributes-type", "attributes", "stale-date", "dismissal-date", "unknown",
    ]
    private static let alertKeys = [
        "title", "subtitle", "body", "loc-key", "loc-args", "title-loc-key", "title-loc-args", "subtitle-loc-key",
        "subtitle-loc-args", "launch-image", "action", "action-loc-key", "summary-arg", "summary-arg-count",
    ]
    private static let customKeys = ["id", "deepLink", "custom", "gcm.message_id", "", "키", "a\"b", "🙂", "data"]
    private static let texts = [
        "", "text", "1", "0", "true", "2.5", "passive", "time-sensitive", "é", "e\u{301}", "🙂👩‍👩‍👧", "a\"b\\c/d",
        "\n\u{0}\u{1F}",
        "한글", "{}", String(repeating: "x", count: 40),
    ]
}
