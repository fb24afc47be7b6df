public import Layouts

/// What a copy is to be like.
public struct CopyRequest: Equatable, Sendable {
    /// Where a copy has the kit's modules from.
    enum Kit: String, CaseIterable, Sendable {
        /// It holds their sources.
        case source
        /// It depends on the package that they are in.
        case package
    }

    let name: TeamName
    let destination: String
    let scheme: LinkScheme
    let host: HostName
    let kit: Kit

    /// Where the package with the kit is, for git; nil if the copy names its folder.
    let origin: String?

    /// What the copy speaks beside English, as a folder is called for it: `ko`.
    let language: String?

    /// Reads `NAME DEST [--scheme S] [--host H] [--kit source|package] [--from URL] [--language CODE]`.
    ///
    /// - Throws: `ToolError.refused` with the reason.
    public init(_ arguments: [String]) throws(ToolError) {
        let command = try CommandWords(arguments)
        try command.check(knowing: ["--scheme", "--host", "--kit", "--from", "--language"])
        guard command.words.count == 2 else { throw .refused("A name and a folder are needed, and nothing else.") }
        name = try TeamName(command.words[0])
        destination = command.words[1]
        scheme = try LinkScheme(command["--scheme"] ?? name.hyphenated)
        host = try HostName(command["--host"] ?? "\(name.hyphenated).example.com")
        guard let kit = Kit(rawValue: command["--kit"] ?? Kit.source.rawValue) else {
            throw .refused("There is no kit \"\(command["--kit"] ?? "")\": it is source or package.")
        }
        self.kit = kit
        origin = command["--from"]
        guard origin == nil || kit == .package else {
            throw .refused("--from says where the package is that a copy with --kit package depends on.")
        }
        guard origin?.contains(where: { $0.isWhitespace || "\"\\'$`".contains($0) }) != true, origin?.isEmpty != true
        else { throw .refused("\"\(origin ?? "")\" is no address of a repository.") }
        language = command["--language"]
    }

    /// What was made, and how to go on.
    public var summary: String {
        let environment = kit == .package && origin == nil ? "source Tools/origin && " : ""
        return """
            \(name.text) is in \(destination), a git repository:
              cd \(destination) && \(environment)swift build && swift test
              swift run \(name.hyphenated) serve      \(scheme.text)://, https://\(host.text)
              Tools/new feature Bookings
            """
    }

    /// The options that make the same copy again, but for where it goes.
    var options: [String] {
        ["--kit", kit.rawValue, "--scheme", scheme.text, "--host", host.text]
            + (origin.map { ["--from", $0] } ?? []) + (language.map { ["--language", $0] } ?? [])
    }
}
