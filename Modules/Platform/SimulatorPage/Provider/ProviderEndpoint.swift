import DeviceSimulator
import Foundation

/// Apple's provider API for one device and one app: `POST /3/device/<token>`.
///
/// The token is checked before anything else; whoever knows it may push, without an authorization.
struct ProviderEndpoint {
    static let root = "/3/"

    /// As hexadecimal digits in lower case.
    let token: String
    /// The app's.
    let topic: String

    /// - Returns: the answer, and the push or why it is not taken.
    func receive(_ request: HTTPRequest) -> (HTTPResponse, Result<PushMessage, ProviderReason>) {
        var id = UUID().uuidString.lowercased()
        do throws(ProviderReason) {
            try checkPath(of: request)
            id = try PushMessage.id(in: request.fields)
            let push = try PushMessage(request, id: id, topic: topic)
            if case .notJSON? = push.fault { throw .badPayload }
            // Some client libraries take an empty body for a fault.
            return (HTTPResponse(.ok, json: [String: String](), fields: ["apns-id": id]), .success(push))
        } catch {
            let answer = HTTPResponse(error.status, json: ["reason": error.rawValue], fields: ["apns-id": id])
            return (answer, .failure(error))
        }
    }

    private func checkPath(of request: HTTPRequest) throws(ProviderReason) {
        let parts = request.path.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 4, parts[1] == "3", parts[2] == "device" else { throw .badPath }
        guard request.method == "POST" else { throw .methodNotAllowed }
        guard !parts[3].isEmpty else { throw .missingDeviceToken }
        guard parts[3].lowercased() == token else { throw .badDeviceToken }
    }
}
