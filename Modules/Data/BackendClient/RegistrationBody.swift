import DeepLinks
import Foundation
import Notifications

/// A registration as the backend reads it.
struct RegistrationBody: Encodable {
    let token: String
    /// `device`, `pushToStart` or `liveActivity`.
    let kind: String
    /// The type of the attributes, or the activity's id; left out for the device itself.
    let subject: String?
    let environment: String
    let account: String
    let app: String
    let revision: Int64

    init(_ registration: DeviceRegistration, revision: Int64) {
        token = registration.token.hex
        kind = registration.token.use.kind
        subject = registration.token.use.subject
        environment = registration.environment.rawValue
        account = registration.account
        app = registration.app
        self.revision = revision
    }
}

extension DeviceRegistration {
    /// The same for a request that has no body, percent-encoded: RFC 9110, section 9.3.5, gives the content of a
    /// `DELETE` no meaning.
    func query(revision: Int64) -> [URLQueryItem] {
        let items = [
            ("environment", environment.rawValue), ("account", account), ("app", app), ("revision", "\(revision)"),
        ]
        // All but the unreserved characters (RFC 3986) is escaped: many servers read a plus sign as a space.
        return items.map { URLQueryItem(name: $0, value: PercentCoding.encodedSegment($1)) }
    }
}
