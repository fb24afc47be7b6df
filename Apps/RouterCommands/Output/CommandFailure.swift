public import AppFlow
public import ArgumentParser

/// What a command ends with when it does not end well. The numbers are those of BSD's `sysexits.h`.
public enum Failure: String, Sendable {
    /// `EX_DATAERR`: what was given could not be used.
    case badInput
    /// `EX_IOERR`: no database can be opened and nothing could be shown.
    case databaseUnavailable
    /// `EX_IOERR`: nothing can be printed or served.
    case inputOutput

    public var exitCode: ExitCode {
        switch self {
        case .badInput: ExitCode(65)
        case .databaseUnavailable, .inputOutput: ExitCode(74)
        }
    }
}

/// An error that ends a command, and that a person reads as a sentence.
public protocol CommandFailure: Error {
    var ending: Failure { get }
    /// By which a program that asked for JSON knows it; it has a sentence of its own.
    var code: String { get }

    func sentence(in language: Language) -> String
}

/// What was asked for by name is not there.
public struct NothingFound: CommandFailure {
    public let ending = Failure.badInput
    public let code = "contentNotFound"
    private let key: String
    private let values: [String: String]

    /// - Parameters:
    ///   - key: the key of the sentence that says what is not there.
    ///   - values: what the sentence names.
    public init(_ key: String, _ values: [String: String]) {
        self.key = key
        self.values = values
    }

    public func sentence(in language: Language) -> String { language.sentence(key, values) }
}

/// A store that a command cannot do without gave no answer.
public struct StoreFailure: CommandFailure, CustomStringConvertible {
    public let ending = Failure.databaseUnavailable
    public let code = Failure.databaseUnavailable.rawValue
    public let description: String

    /// - Parameter description: the store's own words, for the log and in English.
    public init(_ description: String) {
        self.description = description
    }

    public func sentence(in language: Language) -> String { description }

    /// - Parameter body: asks a store, whose error is put into words.
    @MainActor
    public static func catching<Value>(
        _ body: @MainActor () async throws -> Value
    ) async throws(StoreFailure) -> Value {
        do {
            return try await body()
        } catch {
            throw StoreFailure("\(error)")
        }
    }
}
