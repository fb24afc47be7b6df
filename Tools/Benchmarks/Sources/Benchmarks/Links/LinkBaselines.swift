import DeepLinks
import Foundation

/// What links are usually taken apart with.
enum LinkBaselines {
    @inline(never)
    static func urls(_ links: ContiguousArray<String>) -> Int {
        var count = 0
        let links = links.span
        for index in links.indices where URL(string: links[index]) != nil { count &+= 1 }
        return count
    }

    @inline(never)
    static func components(_ links: ContiguousArray<String>) -> Int {
        var count = 0
        let links = links.span
        for index in links.indices where URLComponents(string: links[index]) != nil { count &+= 1 }
        return count
    }

    @inline(never)
    static func tree(_ links: ContiguousArray<String>, _ tree: DictionaryTree) -> Int {
        var sum = 0
        let links = links.span
        for index in links.indices { sum &+= tree.route(of: links[index]) ?? 0 }
        return sum
    }
}

/// A router as it is written in an afternoon: `URLComponents`, and a dictionary for each segment.
final class DictionaryTree {
    private var literals: [String: DictionaryTree] = [:]
    private var parameter: DictionaryTree?
    private var catchAll: Int?
    private var end: Int?

    init(_ patterns: [String] = []) {
        for (index, pattern) in patterns.enumerated() { insert(pattern.split(separator: "/")[...], index) }
    }

    func route(of link: String) -> Int? {
        guard let components = URLComponents(string: link) else { return nil }
        return find(components.path.split(separator: "/")[...])
    }

    private func insert(_ pattern: ArraySlice<Substring>, _ index: Int) {
        guard let first = pattern.first else {
            end = index
            return
        }
        if first.hasPrefix("*") {
            catchAll = index
            return
        }
        let child = (first.hasPrefix(":") ? parameter : literals[String(first)]) ?? DictionaryTree()
        if first.hasPrefix(":") { parameter = child } else { literals[String(first)] = child }
        child.insert(pattern.dropFirst(), index)
    }

    private func find(_ path: ArraySlice<Substring>) -> Int? {
        guard let first = path.first else { return end }
        return literals[String(first)]?.find(path.dropFirst()) ?? parameter?.find(path.dropFirst()) ?? catchAll
    }
}
