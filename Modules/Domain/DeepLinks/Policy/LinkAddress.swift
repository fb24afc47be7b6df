/// Whether a link is addressed to the app.
enum LinkAddress {
    /// It names no app.
    case relative
    case app
    case otherScheme
    case otherHost

    /// - Throws: `invalidScheme` or `untrustedHost` if the app does not answer to the address.
    @inline(__always)
    func admit(from source: LinkSource) throws(LinkError) {
        switch self {
        case .app: break
        case .otherScheme: throw .invalidScheme
        case .otherHost: throw .untrustedHost
        case .relative:
            guard source >= .push else { throw .invalidScheme }
        }
    }
}

extension LinkOrigins {
    /// Whom a link is addressed to.
    ///
    /// - Throws: what is wrong with a host that is malformed.
    @inline(__always)
    func address(of origin: LinkOrigin, in bytes: Span<UInt8>) throws(LinkFault) -> LinkAddress {
        if origin.scheme.isEmpty { return .relative }
        guard origin.isWeb, let authority = origin.authority else {
            let scheme = bytes.extracting(origin.scheme)
            return schemes.contains { $0.withBytes { scheme.isCaseless($0) } } ? .app : .otherScheme
        }
        let host = bytes.extracting(authority)
        if plainHosts.contains(where: { $0.withBytes { host.isExactly($0) } }) { return .app }
        let name = try Authority(host).name(under: origin.schemeName(in: bytes) ?? "")
        return hosts.contains { $0.isExactly(name) } ? .app : .otherHost
    }
}
