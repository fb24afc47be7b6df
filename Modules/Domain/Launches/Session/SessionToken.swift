public import Foundation
import Notifications

/// Authenticates the user to a backend. It never appears in a log: its description does not contain it.
public struct SessionToken: Hashable, Sendable, CustomStringConvertible {
    public let text: String
    /// From the `exp` claim of a JSON Web Token (RFC 7519, section 4.1.4); nil if it has none or is no such token, and
    /// is then valid until a backend refuses it.
    public let expiresAt: Date?
    /// The `sub` claim (RFC 7519, section 4.1.2); nil if there is none.
    public let subject: String?

    public init(_ text: String) {
        self.text = text
        let claims = Self.claims(of: text)
        subject = claims?["sub"]?.text
        expiresAt =
            switch claims?["exp"] {
            case .integer(let seconds): Date(timeIntervalSince1970: Double(seconds))
            case .number(let seconds): Date(timeIntervalSince1970: seconds)
            default: nil
            }
    }

    /// A token must not be accepted at its `exp` or after it.
    public func isExpired(at now: Date) -> Bool { expiresAt.map { $0 <= now } ?? false }

    public var description: String { "SessionToken" }

    /// The signature is the backend's to check.
    private static func claims(of text: String) -> JSONValue? {
        guard text.utf8.count <= longest else { return nil }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, let claims = Data(base64URL: parts[1]) else { return nil }
        return JSONValue(json: claims)
    }

    /// In bytes, and more than any header would carry.
    private static let longest = 16 * 1024
}

extension Data {
    /// RFC 4648, section 5, without padding (RFC 7515, section 2).
    fileprivate init?(base64URL text: Substring) {
        let standard = text.replacing("-", with: "+").replacing("_", with: "/")
        self.init(base64Encoded: standard + String(repeating: "=", count: (4 - standard.utf8.count % 4) % 4))
    }
}

/// Replaces an expired token: a backend.
public protocol SessionRefresher: Sendable {
    /// The launch screen waits for the answer up to ten seconds. The app takes a later token when it is next woken.
    /// - Throws: ``SessionRefreshError``.
    func refresh(_ expired: SessionToken) async throws(SessionRefreshError) -> SessionToken
}

/// Why a token was not replaced. The reasons are for the log and hold no token.
public enum SessionRefreshError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The backend gave no answer. The account stays signed in, and the token is replaced later.
    case unreachable(reason: String)
    /// The backend ended the session: the user has to sign in again.
    case refused(reason: String)

    public var description: String {
        switch self {
        case .unreachable(let reason): "unreachable: \(reason)"
        case .refused(let reason): "refused: \(reason)"
        }
    }
}
