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
