import DeviceSimulator
import Foundation
import Launches

/// Stands where an app has its backend: gives tokens that last an hour, unsigned ones (RFC 7519, section 6), since
/// nobody but this program reads them.
struct LocalSessionIssuer: SessionRefresher {
    private static let lifetime: TimeInterval = 60 * 60

    let clock: DeviceClock

    @MainActor
    func token(for account: AccountID?) -> SessionToken? {
        guard let account else { return nil }
        return Self.token(for: account.description, expiringAt: clock.now + Self.lifetime)
    }

    func refresh(_ expired: SessionToken) async throws(SessionRefreshError) -> SessionToken {
        guard let subject = expired.subject else { throw .refused(reason: "the token names nobody") }
        return Self.token(for: subject, expiringAt: await clock.now + Self.lifetime)
    }

    private static func token(for subject: String, expiringAt date: Date) -> SessionToken {
        let claims = Claims(sub: subject, exp: Int64(date.timeIntervalSince1970))
        let parts = [try? JSONEncoder().encode(Header()), try? JSONEncoder().encode(claims), Data()]
        return SessionToken(parts.map { ($0 ?? Data()).base64URL }.joined(separator: "."))
    }

    private struct Header: Encodable {
        let alg = "none"
    }

    private struct Claims: Encodable {
        let sub: String
        let exp: Int64
    }
}

extension Data {
    /// RFC 4648, section 5, without padding.
    fileprivate var base64URL: String {
        base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }
}
