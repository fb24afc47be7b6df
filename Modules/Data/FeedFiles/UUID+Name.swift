import Foundation

extension UUID {
    /// The namespace of URLs (RFC 9562, section 6.6).
    static let urlNamespace = UUID(
        uuid: (0x6B, 0xA7, 0xB8, 0x11, 0x9D, 0xAD, 0x11, 0xD1, 0x80, 0xB4, 0x00, 0xC0, 0x4F, 0xD4, 0x30, 0xC8))

    /// Of version 5 (RFC 9562, section 5.5): the same for a name each time.
    init(name: String, in namespace: UUID) {
        var bytes = SHA1.hash(of: withUnsafeBytes(of: namespace.uuid, Array.init) + Array(name.utf8)).prefix(16)
        bytes[6] = bytes[6] & 0x0F | 0x50
        bytes[8] = bytes[8] & 0x3F | 0x80
        self = bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }

    /// The id of a feed that its publisher knows by a GUID: the UUID that the GUID names, as Atom's often do, else one
    /// made of it. A GUID that is no URI is unique only among those of its blog.
    /// - Parameter blog: what tells that blog from others.
    init(guid: String, of blog: String) {
        let named = guid.lowercased().hasPrefix("urn:uuid:") ? String(guid.dropFirst(9)) : guid
        if named.utf8.count == 36, let id = UUID(uuidString: named) {
            self = id
        } else if guid.contains(":") {
            self.init(name: guid, in: .urlNamespace)
        } else {
            self.init(name: guid, in: UUID(name: blog, in: .urlNamespace))
        }
    }

    /// The id of a feed without a GUID: one made of its title among those of its address, for some publishers give all
    /// posts the same. Under another title it is another feed.
    /// - Parameter address: that of its blog if it has none.
    init(title: String, at address: String) {
        self.init(name: title, in: UUID(name: address, in: .urlNamespace))
    }
}
