import DeepLinks
import Foundation

/// A route as a file for `links check` and `links lint` has it.
struct CheckedRoute {
    private let pattern: String
    /// The host whose links alone it takes; nil if it takes those of all.
    private let host: String?
    private let isInFragments: Bool
    private let parameters: [CheckedParameter]
    private let minimumSource: LinkSource

    /// - Throws: `UnreadableRoutes`.
    static func routes(in file: Data) throws(UnreadableRoutes) -> [CheckedRoute] {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let bytes = file.starts(with: mark) ? file.dropFirst(mark.count) : file
        guard let first = bytes.first(where: { !isBlank($0) }), "[{".utf8.contains(first) else {
            return bytes.split(separator: UInt8(ascii: "\n")).map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 }
                .filter { !$0.allSatisfy(isBlank) && $0.first != UInt8(ascii: "#") }
                .map { CheckedRoute(pattern: String(decoding: $0, as: UTF8.self)) }
        }
        let json = try? JSONSerialization.jsonObject(with: Data(bytes))
        guard let list = json as? [Any] ?? (json as? [String: Any])?["routes"] as? [Any] else {
            throw UnreadableRoutes()
        }
        var routes: [CheckedRoute] = []
        for item in list { routes.append(try CheckedRoute(json: item)) }
        return routes
    }

    /// - Throws: a `LinkTableError`.
    var declaration: LinkDeclaration {
        get throws(LinkTableError) {
            LinkDeclaration(
                try LinkPattern(pattern), on: host, parameters: parameters.map(\.declaration),
                minimumSource: minimumSource)
        }
    }

    /// What the app answers to, as far as its routes tell.
    static func origins(of routes: [CheckedRoute], on hosts: [String] = []) -> LinkOrigins {
        LinkOrigins(
            schemes: [], hosts: hosts + routes.compactMap(\.host),
            fragments: routes.contains(where: \.isInFragments) ? .path : .text)
    }

    /// What is wrong with the first parameter that is none of the texts which its route has it choose from.
    func fault(in match: LinkMatch) -> LinkError? {
        for parameter in parameters {
            let found = match.capture(parameter.name) ?? (try? match.queryValue(parameter.name)) ?? nil
            guard let found, !parameter.mayBe(found) else { continue }
            return .invalidParameter(name: parameter.name, expected: parameter.type, found: found)
        }
        return nil
    }

    /// A text that a parameter of the route reads; nil if it has a type of the app's own, whose texts are unknown here.
    func example(of parameter: ParameterDeclaration) -> String? {
        parameters.first { $0.name.utf8.elementsEqual(parameter.name.utf8) }?.example
    }

    private init(pattern: String) {
        self.pattern = pattern
        host = nil
        isInFragments = false
        parameters = []
        minimumSource = .scheme
    }

    /// A pattern, or what `routes --format json` prints of a route.
    private init(json: Any) throws(UnreadableRoutes) {
        let members = json as? [String: Any] ?? [:]
        let source = members["from"] ?? LinkSource.scheme.rawValue
        guard let pattern = json as? String ?? members["route"] as? String,
            let list = (members["parameters"] ?? [Any]()) as? [Any],
            let minimumSource = (source as? String).flatMap(LinkSource.init(rawValue:))
        else { throw UnreadableRoutes() }
        self.pattern = pattern
        host = members["on"] as? String
        isInFragments = members["fragments"] as? String == "path"
        self.minimumSource = minimumSource
        var parameters: [CheckedParameter] = []
        for item in list { parameters.append(try CheckedParameter(json: item)) }
        self.parameters = parameters
    }

    private static func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
}

/// A file of routes that is neither lines of patterns nor a JSON list of routes.
public struct UnreadableRoutes: Error, CustomStringConvertible {
    public var description: String { "the file is no JSON list of routes" }
}
