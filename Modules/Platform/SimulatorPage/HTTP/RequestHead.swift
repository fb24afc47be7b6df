import Foundation

/// A request's first line and fields, read strictly: what two readers could understand differently is refused
/// (RFC 9112, sections 3, 5 and 6).
struct RequestHead {
    enum Framing: Equatable {
        case length(Int)
        case chunked
    }

    /// Its body is yet to come.
    let request: HTTPRequest
    let framing: Framing

    /// - Parameter bytes: all before the empty line.
    init(_ bytes: ArraySlice<UInt8>) throws(HTTPRefusal) {
        // Beyond ASCII other letters have the lower case of these.
        guard bytes.allSatisfy({ (0x20...0x7E).contains($0) || [0x09, 0x0A, 0x0D].contains($0) }) else {
            throw HTTPRefusal(status: .badRequest)
        }
        let text = String(decoding: bytes, as: UTF8.self)
        var lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
        let parts = lines.removeFirst().split(separator: " ", omittingEmptySubsequences: false)
        guard parts.count == 3, Self.isToken(parts[0]), parts[1].first == "/", !parts[1].contains(where: \.isWhitespace)
        else { throw HTTPRefusal(status: .badRequest) }
        guard ["HTTP/1.1", "HTTP/1.0"].contains(parts[2]) else { throw HTTPRefusal(status: .versionNotSupported) }
        let fields = try Self.fields(in: lines)
        var request = HTTPRequest(String(parts[0]), String(parts[1].prefix { $0 != "?" }), fields: fields)
        let options = fields.values(of: "connection").flatMap { $0.split(separator: ",") }
        request.keepsAlive = parts[2] == "HTTP/1.1" && !options.contains { Self.trimmed($0).lowercased() == "close" }
        self.request = request
        framing = try Self.framing(fields)
    }

    private static func fields(in lines: [Substring]) throws(HTTPRefusal) -> HTTPFields {
        var fields: HTTPFields = [:]
        for line in lines {
            // A line that begins with a space would belong to the one before it; nobody sends that any more.
            guard let colon = line.firstIndex(of: ":"), isToken(line[..<colon]), !line.contains("\r"),
                !line.contains("\n")
            else { throw HTTPRefusal(status: .badRequest) }
            fields.add(String(line[..<colon]), trimmed(line[line.index(after: colon)...]))
        }
        return fields
    }

    private static func framing(_ fields: HTTPFields) throws(HTTPRefusal) -> Framing {
        let encodings = fields.values(of: "transfer-encoding")
        let lengths = fields.values(of: "content-length")
        if !encodings.isEmpty {
            guard lengths.isEmpty else { throw HTTPRefusal(status: .badRequest) }
            guard encodings.count == 1, encodings[0].lowercased() == "chunked" else {
                throw HTTPRefusal(status: .notImplemented)
            }
            return .chunked
        }
        guard let length = lengths.first else { return .length(0) }
        guard lengths.count == 1, !length.isEmpty, length.allSatisfy(\.isNumber) else {
            throw HTTPRefusal(status: .badRequest)
        }
        return .length(Int(length) ?? .max)
    }

    /// Without the white space that a field may have around its value (RFC 9110, section 5.6.3).
    private static func trimmed(_ text: Substring) -> String {
        text.trimmingCharacters(in: CharacterSet(charactersIn: " \t"))
    }

    private static func isToken(_ text: Substring) -> Bool {
        !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || "!#$%&'*+-.^_`|~".contains($0) }
    }
}
