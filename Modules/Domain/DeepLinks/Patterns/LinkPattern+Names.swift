extension LinkPattern {
    /// Whether one of its parameters has this name, byte by byte.
    func names(_ parameter: String) -> Bool {
        segments.contains { $0.name?.text.isExactly(parameter) ?? false }
    }
}
