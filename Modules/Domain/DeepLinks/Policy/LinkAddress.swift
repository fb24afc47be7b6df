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
    /// Whom a link is addressed to, and where its path begins.
    ///
    /// - Throws: what is wrong with an address that is malformed.
    @inline(__always)
    func address(of bytes: Span<UInt8>) throws(LinkFault) -> (address: LinkAddress, pathStart: Int) {
        let addresses = webAddresses.span
        var index = 0
        while index < addresses.count {
            let (start, end) = (index &+ 1, Int(addresses[index]))
            index = start &+ end
            guard bytes.starts(with: addresses.extracting(start..<index)) else { continue }
            if end == bytes.count || bytes[end] == UInt8(ascii: "/") || bytes[end].endsPath { return (.app, end) }
        }
        return try otherAddress(of: bytes)
    }

    @inline(never)
    private func otherAddress(of bytes: Span<UInt8>) throws(LinkFault) -> (address: LinkAddress, pathStart: Int) {
        try LinkLimits.check(bytes)
        let origin = try LinkOrigin(bytes)
        return (try address(of: origin, in: bytes), origin.pathStart)
    }

    private func address(of origin: LinkOrigin, in bytes: Span<UInt8>) throws(LinkFault) -> LinkAddress {
        if origin.scheme.isEmpty { return .relative }
        guard origin.isWeb, let authority = origin.authority else {
            let scheme = bytes.extracting(origin.scheme)
            return schemes.contains { $0.withBytes { scheme.isCaseless($0) } } ? .app : .otherScheme
        }
        let name = try Authority(bytes.extracting(authority)).name(under: origin.schemeName(in: bytes) ?? "")
        return hosts.contains { $0.isExactly(name) } ? .app : .otherHost
    }
}
