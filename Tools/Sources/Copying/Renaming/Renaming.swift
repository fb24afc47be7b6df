/// Texts and what stands in their place, all put in at once: what was put in is not looked at again.
struct Renaming: Sendable {
    /// By the first byte of what is replaced, the longest first.
    private let pairs: [UInt8: [(old: [UInt8], new: [UInt8])]]

    init(_ pairs: [(String, String)]) {
        let longestFirst = pairs.map { (old: Array($0.0.utf8), new: Array($0.1.utf8)) }
            .sorted { $0.old.count > $1.old.count }
        self.pairs = Dictionary(grouping: longestFirst.filter { !$0.old.isEmpty }) { $0.old[0] }
    }

    /// All that a copy is called otherwise.
    init(_ request: CopyRequest) {
        let name = request.name
        let programs = request.kept.flatMap { old -> [(String, String)] in
            let new = request.renamed(old)
            return [
                (old.executable, new.executable), (Self.module(old), Self.module(new)), (old.type, new.type),
                ("\(old.scheme)://", "\(new.scheme)://"),
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

    /// What a test imports a program by.
    private static func module(_ program: Program) -> String { program.executable.replacing("-", with: "_") }

    /// The bundle identifier that goes with a program's host.
    private static func identifier(_ program: Program) -> String {
        program.host.split(separator: ".").reversed().joined(separator: ".")
    }
}
