public import Foundation
public import StoreErrors

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Asks a backend for content over HTTP: `GET` of a path under the backend's address.
///
/// For Apple's systems and for tests, as ``HTTPDeviceTokenSender``. The status 401 forbids nothing: a renewed session may
/// get the content.
public struct HTTPContentSource<ID: Hashable & Sendable, Content: Sendable>: ContentSource {
    private let backend: URL
    private let authorization: @Sendable () async -> String?
    private let path: @Sendable (ID) -> String
    private let decode: @Sendable (Data) throws -> Content
    private let session: URLSession

    /// - Parameters:
    ///   - backend: the address that the paths are relative to.
    ///   - timeout: seconds for a whole request.
    ///   - authorization: the `Authorization` header's value, asked for at each request.
    ///   - path: where the content of an id lies, such as `posts/7`.
    ///   - decode: reads what the backend sent.
    public init(
        backend: URL, timeout: TimeInterval = 20, authorization: @escaping @Sendable () async -> String? = { nil },
        path: @escaping @Sendable (ID) -> String, decode: @escaping @Sendable (Data) throws -> Content
    ) {
        self.backend = backend
        self.authorization = authorization
        self.path = path
        self.decode = decode
        session = .asking(within: timeout)
    }

    public func content(of id: ID) async throws(FetchError) -> Content {
        var request = URLRequest(url: backend.appending(path: path(id)))
        if let value = await authorization() { request.setValue(value, forHTTPHeaderField: "Authorization") }
        let (data, response): (Data, URLResponse)
        do {
            (data, response) = try await session.data(for: request)
        } catch {
            throw .unreachable(reason: "error \((error as NSError).code)")
        }
        switch (response as? HTTPURLResponse)?.statusCode {
        case 200: break
        case 403: throw .forbidden
        case 404, 410: throw .gone
        case let status: throw .unreachable(reason: status.map { "status \($0)" } ?? "no HTTP")
        }
        do {
            return try decode(data)
        } catch {
            throw .unreachable(reason: "an answer that cannot be read")
        }
    }
}
