public import Foundation
public import Notifications

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Tells a backend about this device over HTTP: `PUT` and `DELETE` of `devices/<token>` under the backend's address,
/// each with environment, account, app and revision, the `PUT` with the token's kind as well; see `DeviceTokenMessage`
/// for what a backend does with it.
///
/// On Linux the system's `URLSession` ends the process at an answer that breaks off within its head
/// (swift-corelibs-foundation, `_NativeProtocol.transferCompleted`), so that this is for Apple's systems and for tests.
public struct HTTPDeviceTokenSender: DeviceTokenSender {
    private let backend: URL
    private let authorization: @Sendable () async -> String?
    private let session: URLSession

    /// - Parameters:
    ///   - backend: the address under which `devices/` lies.
    ///   - timeout: seconds for a whole request.
    ///   - authorization: the `Authorization` header's value, asked for anew at each attempt, so that one that was
    ///     turned away with 401 goes out again under the session as it is then. What is removed after a sign-out goes
    ///     out without one (nil): a device's token is known to nobody else, and a backend takes it for proof enough to
    ///     forget it.
    public init(
        backend: URL, timeout: TimeInterval = 20, authorization: @escaping @Sendable () async -> String? = { nil }
    ) {
        self.backend = backend
        self.authorization = authorization
        session = .asking(within: timeout)
    }

    public func send(_ message: DeviceTokenMessage) async throws(DeviceTokenSendError) {
        var request = request(for: message)
        if let value = await authorization() { request.setValue(value, forHTTPHeaderField: "Authorization") }
        let response: URLResponse
        do {
            (_, response) = try await session.data(for: request)
        } catch {
            // The error's own text names the address, and with it the token.
            throw .unreachable(reason: "\(message.kind): error \((error as NSError).code)", retryAfter: nil)
        }
        guard let answer = response as? HTTPURLResponse else {
            throw .unreachable(reason: "\(message.kind): no HTTP", retryAfter: nil)
        }
        let verdict = HTTPVerdict(
            status: answer.statusCode, retryAfter: answer.value(forHTTPHeaderField: "Retry-After"),
            date: answer.value(forHTTPHeaderField: "Date"), isRemoval: message.kind == .remove)
        switch verdict {
        case .taken: return
        case .refused: throw .refused(reason: "\(message.kind): status \(answer.statusCode)")
        case .tryAgain(let seconds):
            throw .unreachable(reason: "\(message.kind): status \(answer.statusCode)", retryAfter: seconds)
        }
    }

    private func request(for message: DeviceTokenMessage) -> URLRequest {
        let registration = message.registration
        var address = backend.appending(path: "devices").appending(path: registration.token.hex)
        if message.kind == .remove, var parts = URLComponents(url: address, resolvingAgainstBaseURL: false) {
            parts.percentEncodedQueryItems = registration.query(revision: message.revision)
            address = parts.url ?? address
        }
        var request = URLRequest(url: address)
        switch message.kind {
        case .register:
            request.httpMethod = "PUT"
            request.setValue("application/json", forHTTPHeaderField: "Content-Type")
            request.httpBody = try? JSONEncoder().encode(RegistrationBody(registration, revision: message.revision))
        case .remove:
            request.httpMethod = "DELETE"
        }
        return request
    }
}
