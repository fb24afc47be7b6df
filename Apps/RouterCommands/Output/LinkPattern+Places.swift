import DeepLinks

extension LinkPattern {
    /// Its segments as bytes, since texts are equal where their bytes are not; the pattern of nothing has the place `/`.
    var places: [ArraySlice<UInt8>] {
        let text = Array(description.utf8)
        let slash = UInt8(ascii: "/")
        return text == [slash] ? [text[...]] : text.split(separator: slash)
    }
}
