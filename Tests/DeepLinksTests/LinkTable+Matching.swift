import DeepLinks

extension LinkTable {
    /// The match of a path.
    func match(path: String) throws(LinkError) -> LinkMatch? {
        try route(path: path).map(match)
    }
}
