/// What an app answers to: its custom schemes and its exact universal-link hosts, of which the first is printed.
public struct LinkOrigins: Equatable, Sendable {
    /// Without `:`, in lower case.
    public let schemes: [String]
    /// In lower case, without a trailing dot.
    public let hosts: [String]
    /// How nearly all of the app's web links begin: `https://` and a host without port, escape or dot at its end, each
    /// after its length. Lending a text of an array counts references.
    let webAddresses: ContiguousArray<UInt8>

    public init(schemes: [String], hosts: [String]) {
        self.schemes = schemes.map(\.asciiLowercased)
        self.hosts = hosts.map(Authority.normalHost)
        let plainHosts = self.hosts.filter { host in
            host.utf8.last?.isLetterOrDigit ?? false
                && host.utf8.allSatisfy { $0.isLetterOrDigit || "-._".utf8.contains($0) }
        }
        let addresses = plainHosts.map { "https://\($0)".utf8 }.filter { $0.count <= UInt8.max }
        webAddresses = ContiguousArray(addresses.flatMap { [UInt8($0.count)] + $0 })
    }

    /// Whether an address is on one of the app's own hosts.
    public func own(_ address: WebAddress) -> Bool {
        hosts.contains { $0.isExactly(address.name) }
    }
}
