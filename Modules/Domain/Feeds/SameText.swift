extension [String] {
    /// Whether the texts are the same byte for byte, as stores compare them. What Unicode takes for equivalent, such as
    /// a letter with its accent in one scalar or in two, is not the same.
    func isSameText(as others: Self) -> Bool {
        elementsEqual(others) { $0.utf8.elementsEqual($1.utf8) }
    }
}
