/// What a copy is to be like.
public struct CopyRequest: Equatable, Sendable {
    let name: TeamName
    let destination: String
    let kept: [Program]
    private let scheme: LinkScheme
    private let host: HostName

    /// Reads `NAME DEST [--app campus|messenger] [--scheme S] [--host H]`.
    ///
    /// - Throws: `CopyError.refused` with the reason.
    public init(_ arguments: [String]) throws(CopyError) {
        var values: [String: String] = [:]
        var places: [String] = []
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            guard argument.hasPrefix("-") else {
                places.append(argument)
                continue
            }
            guard Self.options.contains(argument) else { throw .refused("There is no option \(argument).") }
            guard let value = rest.popFirst() else { throw .refused("\(argument) needs a value.") }
            guard values.updateValue(value, forKey: argument) == nil else {
                throw .refused("\(argument) stands there twice.")
            }
        }
        guard places.count == 2 else { throw .refused("A name and a folder are needed, and nothing else.") }
        name = try TeamName(places[0])
        destination = places[1]
        kept = try Self.programs(named: values["--app"])
        scheme = try LinkScheme(values["--scheme"] ?? name.hyphenated)
        host = try HostName(values["--host"] ?? "\(name.hyphenated).example.com")
    }

    /// What a program is called in the copy; with both programs each has the other's names with its own in front or behind.
    func renamed(_ program: Program) -> Program {
        let isAlone = kept.count == 1
        let title = isAlone ? "" : program.key.prefix(1).uppercased() + program.key.dropFirst()
        let suffix = isAlone ? "" : "-\(program.key)"
        return Program(
            key: program.key, executable: "\(name.hyphenated)\(suffix)-router", type: "\(name.text)\(title)Router",
            scheme: scheme.text + suffix, host: isAlone ? host.text : "\(program.key).\(host.text)")
    }

    /// What was made, and how to go on.
    public var summary: String {
        let programs = kept.map(renamed).map {
            "  swift run \($0.executable) tour      \($0.scheme)://, https://\($0.host)"
        }
        return (["\(name.text) is in \(destination):", "  cd \(destination) && Tools/test"] + programs).joined(
            separator: "\n")
    }

    var dropped: [Program] { Program.all.filter { !kept.contains($0) } }

    private static let options = ["--app", "--scheme", "--host"]

    private static func programs(named key: String?) throws(CopyError) -> [Program] {
        guard let key else { return Program.all }
        guard let program = Program.all.first(where: { $0.key == key }) else {
            throw .refused("There is no program \"\(key)\": it is \(Program.all.map(\.key).joined(separator: " or ")).")
        }
        return [program]
    }
}
