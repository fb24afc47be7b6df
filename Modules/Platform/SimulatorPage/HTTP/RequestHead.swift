import Foundation

/// A request's first line and fields, read strictly: what two readers could understand differently is refused
/// (RFC 9112, sections 3, 5 and 6).
struct RequestHead {
    enum Framing: Equatable {
        case length(Int)
        case chunked
    }

    let request: HTTPRequest
    let framing: Framing
    /// Whether the client wants another answer on the same connection.
    let keepsAlive: Bool

    /// - Parameter bytes: all before the empty line.
    init(_ bytes: ArraySlice<UInt8>) throws(HTTPRefusal) {
        guard bytes.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || [0x09, 0x0A, 0x0D].contains($0) }),
            let text = String(bytes: bytes, encoding: .utf8)
        else { throw HTTPRefusal(.badRequest) }
        var lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
        let parts = lines.removeFirst().split(separator: " ", omittingEmptySubsequences: false)
        guard parts.count == 3, Self.isToken(parts[0]), parts[1].first == "/", parts[1].allSatisfy(\.isASCII) else {
            throw HTTPRefusal(.badRequest)
        }
        guard ["HTTP/1.1", "HTTP/1.0"].contains(parts[2]) else { throw HTTPRefusal(.versionNotSupported) }
        let fields = try Self.fields(in: lines)
        let path = parts[1].prefix { $0 != "?" }
        request = HTTPRequest(String(parts[0]), String(path), fields: fields)
        framing = try Self.framing(fields)
        let connection = fields.values(of: "connection").joined(separator: ",").lowercased()
        keepsAlive = parts[2] == "HTTP/1.1" && !connection.contains("close")
    }

    private static func fields(in lines: [Substring]) throws(HTTPRefusal) -> HTTPFields {
        var fields = HTTPFields()
        for line in lines {
            // A line that begins with a space would belong to the one before it; nobody sends that any more.
            guard let colon = line.firstIndex(of: ":"), isToken(line[..<colon]), !line.contains("\r"),
                !line.contains("\n")
            else { throw HTTPRefusal(.badRequest) }
            let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            fields.add(String(line[..<colon]), value)
        }
        return fields
    }

    private static func framing(_ fields: HTTPFields) throws(HTTPRefusal) -> Framing {
        let encodings = fields.values(of: "transfer-encoding")
        let lengths = fields.values(of: "content-length")
        if !encodings.isEmpty {
            guard lengths.isEmpty else { throw HTTPRefusal(.badRequest) }
            guard encodings.count == 1, encodings[0].lowercased() == "chunked" else {
                throw HTTPRefusal(.notImplemented)
            }
            return .chunked
        }
        guard let length = lengths.first else { return .length(0) }
        guard lengths.count == 1, !length.isEmpty, length.allSatisfy({ $0.isASCII && $0.isNumber }) else {
            throw HTTPRefusal(.badRequest)
        }
        return .length(Int(length) ?? .max)
    }

    private static func isToken(_ text: Substring) -> Bool {
        !text.isEmpty
            && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "!#$%&'*+-.^_`|~".contains($0)) }
    }
}
