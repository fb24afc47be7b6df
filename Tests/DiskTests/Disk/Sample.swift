import TestSupport

/// Which of many cases are tried.
enum Sample {
    /// So many of them, evenly spread from the first to the last, and more in an exploration.
    static func few<Element>(of all: [Element], atMost few: Int, exploring many: Int = .max) -> [Element] {
        let limit = Seeds.isExploration ? many : few
        if all.count <= limit { return all }
        return (0..<limit).map { all[$0 * (all.count - 1) / (limit - 1)] }
    }
}
