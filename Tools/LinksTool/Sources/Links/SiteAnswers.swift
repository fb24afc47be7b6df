import DeepLinks
public import Foundation
import SiteAssociations

/// `links aasa`: what a line's site-association file says about its input.
public struct SiteAnswers {
    private var last: (file: Data, matcher: Result<SiteAssociationMatcher, SiteAssociationFileError>)?

    public init() {}

    public mutating func answer(_ line: Data) -> Answer {
        guard let place = Self.place(of: "aasa", in: line) else { return .invalidLine }
        let file = line[place]
        let isKnown = file == last?.file
        let json = isKnown ? line[..<place.lowerBound] + Data("{}".utf8) + line[place.upperBound...] : line
        guard let question = (try? JSONSerialization.jsonObject(with: json)) as? [String: Any],
            let input = question["input"] as? String
        else { return .invalidLine }
        do {
            let decisions = try matcher(of: file).get().decisions(for: input, host: question["host"] as? String)
            return Answer(["result": .texts(decisions.map { ($0.key, $0.value.rawValue) })])
        } catch let error as LinkError {
            return .failure(error.code)
        } catch let error as SiteAssociationFileError {
            return .failure(error.rawValue)
        } catch {
            return .failure("\(error)")
        }
    }

    /// The file of the last line: most streams ask many things of one, and it takes most of the time to read.
    private mutating func matcher(of file: Data) -> Result<SiteAssociationMatcher, SiteAssociationFileError> {
        if let last, last.file == file { return last.matcher }
        let matcher = Result { () throws(SiteAssociationFileError) in
            try SiteAssociationMatcher(SiteAssociationFile(json: file))
        }
        last = (file, matcher)
        return matcher
    }

    /// Where the object of a member stands in a line of JSON; of several members of its name the last one counts. A
    /// file is cut out as it is written, since its size is that of its bytes.
    private static func place(of name: String, in line: Data) -> Range<Int>? {
        var place: Range<Int>?
        var (text, start) = (0..<0, 0)
        var (depth, isText, isEscaped, isMember) = (0, false, false, false)
        for (index, byte) in zip(line.indices, line) {
            switch byte {
            case _ where isEscaped: isEscaped = false
            case UInt8(ascii: "\\") where isText: isEscaped = true
            case UInt8(ascii: "\""):
                text = isText ? text.lowerBound..<index + 1 : index..<index
                isText.toggle()
            case _ where isText: break
            case UInt8(ascii: ":") where depth == 1:
                isMember = (try? JSONDecoder().decode(String.self, from: line[text])) == name
                if isMember { place = nil }
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                depth += 1
                if depth == 2 { start = index }
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                if depth == 1, isMember, line[start] == UInt8(ascii: "{") { place = start..<index + 1 }
            default: break
            }
        }
        return place
    }
}
