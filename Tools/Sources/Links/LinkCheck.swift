import DeepLinks
public import Foundation

/// `links check`: which links lead to none of an app's routes.
public struct LinkCheck {
    private let table: LinkTable

    /// - Parameter routes: a pattern on each line, or JSON: a list of patterns, or what an app's `routes --format json` prints, be it
    ///     the member `routes` of an object.
    /// - Throws: `UnreadableRoutes`, or a `LinkTableError`.
    public init(routes: Data) throws {
        table = try LinkTable(patterns: Self.patterns(in: routes))
    }

    /// Why a link leads nowhere; nil if it leads to a route, whatever its scheme or host.
    public func complaint(about link: String) -> String? {
        do {
            let path = "/" + (try ParsedLink(link).segments).map(PercentCoding.encodedSegment).joined(separator: "/")
            guard try table.route(path: path) == nil else { return nil }
            let explanation = table.explain(path, from: .inApp, now: Date())
            return "\(LinkError.linkNotFound.code): \(explanation.summary)"
        } catch {
            return "\(error.code): \(table.explain(link, from: .inApp, now: Date()).summary)"
        }
    }

    private static func patterns(in routes: Data) throws -> [String] {
        let text = String(decoding: routes, as: UTF8.self)
        guard let first = text.first(where: { !$0.isWhitespace }), "[{".contains(first) else {
            return text.split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }.map(String.init)
        }
        let json = try? JSONSerialization.jsonObject(with: routes)
        guard let list = json as? [Any] ?? (json as? [String: Any])?["routes"] as? [Any] else {
            throw UnreadableRoutes()
        }
        return try list.map { item in
            guard let pattern = item as? String ?? (item as? [String: Any])?["route"] as? String else {
                throw UnreadableRoutes()
            }
            return pattern
        }
    }
}

/// A file of routes that is neither lines of patterns nor a JSON list of routes.
public struct UnreadableRoutes: Error, CustomStringConvertible {
    public var description: String { "the file is no JSON list of routes" }
}
