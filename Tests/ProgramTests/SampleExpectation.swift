import Testing

/// A sample, and what pushing it comes to.
struct SampleExpectation: Hashable, Sendable, CustomTestStringConvertible {
    let file: String
    let error: String?
    let route: String?
    let stack: [String]
    let modals: [String]

    init(_ file: String, error: String? = nil, route: String? = nil, stack: [String], modals: [String] = []) {
        self.file = file
        self.error = error
        self.route = route
        self.stack = stack
        self.modals = modals
    }

    var testDescription: String { file }
}
