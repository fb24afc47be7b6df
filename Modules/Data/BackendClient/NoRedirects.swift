import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension URLSession {
    /// A session that keeps nothing of an answer: the next request may be another account's.
    /// - Parameter timeout: seconds for a whole request.
    static func asking(within timeout: TimeInterval) -> URLSession {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = timeout
        configuration.timeoutIntervalForResource = timeout
        configuration.httpShouldSetCookies = false
        configuration.urlCache = nil
        // Not to another host, which is to know no token, and so to none.
        return URLSession(configuration: configuration, delegate: NoRedirects(), delegateQueue: nil)
    }
}

/// Follows no redirect: the answer is the redirect itself.
final class NoRedirects: NSObject, URLSessionTaskDelegate {
    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        completionHandler(nil)
    }
}
