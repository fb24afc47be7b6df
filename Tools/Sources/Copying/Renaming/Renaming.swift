/// Texts and what stands in their place, all put in at once: what was put in is not looked at again.
struct Renaming: Sendable {
    /// By the first byte of what is replaced, the longest first.
    private let pairs: [UInt8: [(old: [UInt8], new: [UInt8])]]

    init(_ pairs: [(String, String)]) {
        let longestFirst = pairs.map { (old: Array($0.0.utf8), new: Array($0.1.utf8)) }
            .sorted { $0.old.count > $1.old.count }
        self.pairs = Dictionary(grouping: longestFirst.filter { !$0.old.isEmpty }) { $0.old[0] }
    }

    /// The layout's own name.
    static func layout(for request: CopyRequest) -> Renaming { Renaming(layoutPairs(request)) }

    /// The layout's name, but where a manifest says which package it depends on; its variables are the copy's own.
    static func dependency(for request: CopyRequest) -> Renaming {
        Renaming(starterPairs(request) + [("SWITCHYARD", request.name.capitals)])
    }

    /// All that the starter is called otherwise: its program, links and bundle identifier, in any layout.
    static func starter(for request: CopyRequest) -> Renaming {
        Renaming(layoutPairs(request) + starterPairs(request))
    }

    private static func layoutPairs(_ request: CopyRequest) -> [(String, String)] {
        let name = request.name
        return [("Switchyard", name.text), ("switchyard", name.hyphenated), ("SWITCHYARD", name.capitals)]
    }

    private static func starterPairs(_ request: CopyRequest) -> [(String, String)] {
        let name = request.name
        let (scheme, host) = (request.scheme.text, request.host.text)
        let variables = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { ("starter\($0)", "\(name.camel)\($0)") }
        return variables + [
            ("Starter", name.text), ("starter", name.hyphenated), ("STARTER", name.capitals),
            ("starter://", "\(scheme)://"), ("STARTER://", "\(scheme.uppercased())://"),
            ("schemes: [\"starter\"]", "schemes: [\"\(scheme)\"]"),
            ("<string>starter</string>", "<string>\(scheme)</string>"), ("starter.example.com", host),
            ("com.example.starter", request.host.reversed),
        ]
    }

    func callAsFunction(_ text: String) -> String {
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var position = 0
        while position < bytes.count {
            if let candidates = pairs[bytes[position]],
                let pair = candidates.first(where: { bytes[position...].starts(with: $0.old) })
            {
                result += pair.new
                position += pair.old.count
            } else {
                result.append(bytes[position])
                position += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
