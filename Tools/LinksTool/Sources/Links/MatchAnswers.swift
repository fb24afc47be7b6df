import DeepLinks
public import Foundation

/// `links match`: which of a line's routes takes its input.
public struct MatchAnswers {
    /// The table of the last line: most streams ask many things of one.
    private var last: (routes: [String], table: Result<LinkTable, LinkTableError>)?

    public init() {}

    public mutating func answer(_ line: Data) -> Answer {
        guard let question = (try? JSONSerialization.jsonObject(with: line)) as? [String: Any],
            let routes = question["routes"] as? [String], let input = question["input"] as? String
        else { return .invalidLine }
        do {
            let table = try table(of: routes).get()
            guard let match = try table.match(path: input) else { return Answer(["match": .null]) }
            return Answer([
                "match": .number(Int64(match.index)), "parameters": .texts(match.captures.map { ($0.name, $0.value) }),
            ])
        } catch let error as LinkError {
            return .failure(error.code)
        } catch let error as LinkTableError {
            return .failure(error.code)
        } catch {
            return .failure("\(error)")
        }
    }

    private mutating func table(of routes: [String]) -> Result<LinkTable, LinkTableError> {
        if let last, last.routes.elementsEqual(routes, by: { $0.utf8.elementsEqual($1.utf8) }) { return last.table }
        let table = Result { () throws(LinkTableError) in try LinkTable(patterns: routes) }
        last = (routes, table)
        return table
    }
}

extension LinkTable {
    /// A table of routes that declare nothing else, in their order.
    fileprivate init(patterns: [String]) throws(LinkTableError) {
        var declarations: [LinkDeclaration] = []
        for pattern in patterns { declarations.append(LinkDeclaration(try LinkPattern(pattern))) }
        try self.init(declarations, origins: LinkOrigins(schemes: [], hosts: []))
    }
}
