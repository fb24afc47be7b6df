public import Foundation
public import Testing

/// One rule that every conformer of a store's protocol keeps.
public struct ContractRule<Store>: Sendable, CustomTestStringConvertible {
    public let testDescription: String
    public let check: @MainActor @Sendable (Store) async throws -> Void

    /// - Parameters:
    ///   - sentence: what the rule says, which names its test.
    ///   - check: records an issue if the store breaks the rule.
    public init(_ sentence: String, check: @escaping @MainActor @Sendable (Store) async throws -> Void) {
        testDescription = sentence
        self.check = check
    }
}

/// What a contract is run over.
public enum StoreConformer: String, CaseIterable, Sendable {
    case inMemory, sqlite
}

extension ContractRule {
    /// Checks the rule on a new store.
    /// - Parameters:
    ///   - memory: makes one in memory.
    ///   - disk: makes one in a folder.
    @MainActor
    public func check(
        _ conformer: StoreConformer, inMemory memory: @autoclosure () -> Store, onDisk disk: (URL) async throws -> Store
    ) async throws {
        switch conformer {
        case .inMemory: try await check(memory())
        case .sqlite: try await withTemporaryFolder { try await check(disk($0)) }
        }
    }
}

/// Runs a test in a folder of its own, which is gone afterwards.
public func withTemporaryFolder<Value>(
    isolation: isolated (any Actor)? = #isolation, _ body: (URL) async throws -> Value
) async throws -> Value {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    return try await body(folder.url)
}

/// Values that stores are known to mangle.
public enum Awkward {
    public static let texts = [
        "", " ", "a\0b\0", "\0", "👩‍👩‍👧‍👦🇰🇷", "e\u{301}", "\u{e9}", "한국어", "שלום \u{202e}مرحبا", "'; DROP TABLE feed; --",
        "\u{feff}\r\n\t\u{7}",
        "\u{10ffff}\u{fffe}",
    ]

    /// The first and the last moment of the calendar that links and imports speak, and one before 1970.
    public static let dates = [-62_167_219_200, -0.001, 0, 253_402_300_799.999].map(Date.init(timeIntervalSince1970:))

    public static let longText = String(repeating: "0123456789abcdé\n", count: 625_000)
}

extension String {
    /// Swift's own `==` takes equivalent Unicode spellings for one.
    public func isSameText(as other: String?) -> Bool { other.map { Data(utf8) == Data($0.utf8) } ?? false }
}

/// A folder for one test's files, gone with its last user.
public final class TemporaryFolder: Sendable {
    public let url = FileManager.default.temporaryDirectory.appending(path: "test-\(UUID().uuidString)")

    public init() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }
}
