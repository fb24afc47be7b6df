/// Texts in lower case that links are looked through for in any (ASCII) case, such as an app's schemes and hosts.
struct FoldedTexts: Sendable {
    private var bytes: ContiguousArray<UInt8> = []
    private var ends: ContiguousArray<Int> = []

    init(_ texts: [String]) {
        for text in texts {
            bytes += text.utf8
            ends.append(bytes.count)
        }
    }

    func contains(_ link: Span<UInt8>, from start: Int, to end: Int) -> Bool {
        var first = 0
        for last in ends {
            let place = first..<last
            if place.count == end - start,
                place.indices.allSatisfy({ bytes[$0] == link[start + $0 - place.lowerBound].lowercased })
            {
                return true
            }
            first = last
        }
        return false
    }
}
