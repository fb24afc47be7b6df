extension [String?] {
    /// Whether the texts are the same byte for byte, as stores compare them. What Unicode takes for equivalent, such as a
    /// letter with its accent in one scalar or in two, is not the same.
    func isSameText(as others: Self) -> Bool {
        elementsEqual(others) { text, other in
            guard let text, let other else { return text == other }
            return text.utf8.elementsEqual(other.utf8)
        }
    }
}
