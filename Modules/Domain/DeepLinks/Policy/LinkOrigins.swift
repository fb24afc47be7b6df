/// What an app answers to: its custom schemes and its exact universal-link hosts, of which the first is printed.
public struct LinkOrigins: Equatable, Sendable {
    /// Without `:`, in lower case.
    public let schemes: [String]
    /// In lower case, without a trailing dot.
    public let hosts: [String]
    /// Those that a link names by the same text, whatever its scheme: they have no port, dot at their end or escape.
    let plainHosts: [String]

    public init(schemes: [String], hosts: [String]) {
        self.schemes = schemes.map(\.asciiLowercased)
        self.hosts = hosts.map(Authority.normalHost)
        plainHosts = self.hosts.filter { host in
            host.utf8.last != UInt8(ascii: ".") && !host.isEmpty && !host.utf8.contains { ":[%@".utf8.contains($0) }
        }
    }

    /// Whether an address is on one of the app's own hosts.
    public func own(_ address: WebAddress) -> Bool {
        hosts.contains { $0.isExactly(address.name) }
    }
}
