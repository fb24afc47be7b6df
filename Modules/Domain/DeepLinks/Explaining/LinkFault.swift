/// What is wrong with a link that cannot be read: it takes the steps of ``ParsedLink`` and says which one failed.
struct LinkFault: CustomStringConvertible {
    let description: String

    init(in link: String) {
        guard let parts = try? LinkParts(link) else {
            description = Self.fault(inText: link)
            return
        }
        description =
            Self.fault(inOriginOf: parts) ?? Self.fault(inPath: parts.pathPieces) ?? Self.fault(inTailOf: parts)
            ?? LinkError.invalidLink.description
    }

    private static func fault(inText link: String) -> String {
        if link.isEmpty { return "it is empty" }
        if link.utf8.count > LinkLimits.bytes { return "it is longer than \(LinkLimits.bytes) bytes" }
        return link.utf8.contains(where: \.isControl) ? "it holds a control character" : "it holds a backslash"
    }

    private static func fault(inOriginOf parts: LinkParts) -> String? {
        guard let authority = parts.authority else { return parts.isWeb ? "it is not written as an address is" : nil }
        if authority.contains(UInt8(ascii: "@")) { return "it names a user" }
        guard parts.isWeb, (try? Authority(authority)) == nil else { return nil }
        guard let (name, digits) = try? Authority.split(authority) else { return "its host is no address in brackets" }
        if let fault = fault(inEscapesOf: name) { return fault }
        do throws(LinkError) {
            _ = try Authority.port(digits)
            return "it names no host"
        } catch {
            return "its port is no number up to 65535"
        }
    }

    private static func fault(inPath pieces: [Bytes]) -> String? {
        if pieces.count > LinkLimits.segments { return "it has more than \(LinkLimits.segments) segments" }
        for piece in pieces {
            guard let segment = try? PercentCoding.decoded(piece) else { return fault(inEscapesOf: piece) }
            if segment.fitsOneSegment { continue }
            if segment.isEmpty { return "it has an empty segment" }
            return segment.utf8.contains(where: \.isControl) ? "it holds a control character" : "it has a dot segment"
        }
        return nil
    }

    private static func fault(inTailOf parts: LinkParts) -> String? {
        for item in QueryItem.items(in: parts.query) {
            for text in [item.rawName, item.rawValue ?? ""] {
                if let fault = fault(inEscapesOf: Array(text.utf8)[...]) { return fault }
            }
        }
        return parts.fragment.flatMap(fault(inEscapesOf:))
    }

    private static func fault(inEscapesOf bytes: Bytes) -> String? {
        guard (try? PercentCoding.decoded(bytes)) == nil else { return nil }
        for index in bytes.indices where bytes[index] == UInt8(ascii: "%") {
            let digits = bytes[(index + 1)...].prefix(2)
            if digits.count == 2, digits.allSatisfy({ $0.hexDigit != nil }) { continue }
            let escape = String(decoding: bytes[index...], as: UTF8.self).unicodeScalars.prefix(3)
            return "\"\(String(escape))\" is no percent-encoded byte"
        }
        return "its percent-encoded bytes are not UTF-8"
    }
}
