/// Texts and what stands in their place, all put in at once: what was put in is not looked at again.
struct Renaming: Sendable {
    private let pairs: [(old: [UInt8], new: [UInt8])]
    private let beginnings: Set<UInt8>

    init(_ pairs: [(String, String)]) {
        self.pairs = pairs.map { (Array($0.0.utf8), Array($0.1.utf8)) }.sorted { $0.old.count > $1.old.count }
        beginnings = Set(self.pairs.compactMap(\.old.first))
    }

    /// All that a copy is called otherwise.
    init(_ request: CopyRequest) {
        let name = request.name
        let programs = request.kept.flatMap { old -> [(String, String)] in
            let new = request.renamed(old)
            return [
                (old.executable, new.executable), (old.type, new.type), ("\(old.scheme)://", "\(new.scheme)://"),
                ("\(old.scheme.uppercased())://", "\(new.scheme.uppercased())://"),
                ("[\"\(old.scheme)\"]", "[\"\(new.scheme)\"]"),
                ("scheme: \"\(old.scheme)\"", "scheme: \"\(new.scheme)\""), (old.host, new.host),
                (Self.identifier(old), Self.identifier(new)),
            ]
        }
        self.init(
            [("Switchyard", name.text), ("switchyard", name.hyphenated), ("SWITCHYARD", name.capitals)] + programs)
    }

    func callAsFunction(_ text: String) -> String {
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var position = 0
        while position < bytes.count {
            if beginnings.contains(bytes[position]),
                let pair = pairs.first(where: { bytes[position...].starts(with: $0.old) })
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

    /// The bundle identifier that goes with a program's host.
    private static func identifier(_ program: Program) -> String {
        program.host.split(separator: ".").reversed().joined(separator: ".")
    }
}
