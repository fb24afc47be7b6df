import DeviceSimulator
import Foundation
import Launches

/// Stands where an app has its backend: gives tokens that last an hour, unsigned ones (RFC 7519, section 6), since
/// nobody but this program reads them.
@MainActor
final class LocalSessionIssuer: SessionRefresher {
    private static let lifetime: TimeInterval = 60 * 60

    private let clock: DeviceClock
    private var isOnline: @MainActor () -> Bool = { true }
    /// Whose session ended here, until they sign in again.
    private(set) var revoked: Set<String> = []

    init(clock: DeviceClock) {
        self.clock = clock
    }

    func follow(_ isOnline: @escaping @MainActor () -> Bool) { self.isOnline = isOnline }

    /// Its token is not replaced once it has expired.
    func revoke(_ account: String) { revoked.insert(account) }

    func token(for account: AccountID?) -> SessionToken? {
        guard let account else { return nil }
        revoked.remove(account.description)
        return token(for: account.description)
    }

    func refresh(_ expired: SessionToken) async throws(SessionRefreshError) -> SessionToken {
        guard isOnline() else { throw .unreachable(reason: "the phone is offline") }
        guard let subject = expired.subject else { throw .refused(reason: "the token names nobody") }
        if revoked.contains(subject) { throw .refused(reason: "the session was revoked") }
        return token(for: subject)
    }

    private func token(for subject: String) -> SessionToken {
        let expiry = Int64((clock.now + Self.lifetime).timeIntervalSince1970)
        let parts: [JSONObject] = [["alg": "none"], ["sub": subject, "exp": expiry]]
        return SessionToken(parts.map { (try? JSONEncoder().encode($0))?.base64URL ?? "" }.joined(separator: ".") + ".")
    }
}

extension Data {
    /// RFC 4648, section 5, without padding.
    fileprivate var base64URL: String {
        base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }
}

/// The accounts of a program that are signed in on the phone.
@MainActor
struct PhoneAccounts: AccountSwitcher {
    let names: [AccountID: String]
    let issuer: LocalSessionIssuer

    /// Whose session was revoked has to sign in again.
    func canSwitch(to account: AccountID) -> Bool {
        names[account] != nil && !issuer.revoked.contains(account.description)
    }

    func name(of account: AccountID) -> String { names[account] ?? account.description }

    func token(of account: AccountID) -> SessionToken? { issuer.token(for: account) }
}
