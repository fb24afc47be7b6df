import TestSupport

/// Which of many cases are tried.
enum Sample {
    /// All where there is time, else so many of them, evenly spread from the first to the last.
    static func few<Element>(of all: [Element], atMost limit: Int) -> [Element] {
        if Seeds.isThorough || all.count <= limit { return all }
        return (0..<limit).map { all[$0 * (all.count - 1) / (limit - 1)] }
    }
}
