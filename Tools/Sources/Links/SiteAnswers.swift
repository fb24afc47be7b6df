import DeepLinks
public import Foundation

/// `links aasa`: what a line's site-association file says about its input.
public struct SiteAnswers {
    /// The file of the last line: most streams ask many things of one.
    private var last: (file: Data, matcher: Result<SiteAssociationMatcher, SiteAssociationError>)?

    public init() {}

    public mutating func answer(_ line: Data) -> Answer {
        guard let question = Question(line), let file = question.json("aasa"), let input = question.text("input")
        else { return .invalidLine }
        do {
            let decisions = try matcher(of: file).get().decisions(for: input, host: question.text("host"))
            return Answer(["result": .texts(decisions.mapValues(\.rawValue))])
        } catch let error as LinkError {
            return .failure(error.code)
        } catch let error as SiteAssociationError {
            return .failure(error.code)
        } catch {
            return .failure("\(error)")
        }
    }

    private mutating func matcher(of file: Data) -> Result<SiteAssociationMatcher, SiteAssociationError> {
        if let last, last.file == file { return last.matcher }
        let matcher = Result { () throws(SiteAssociationError) in
            try SiteAssociationMatcher(SiteAssociation(json: file))
        }
        last = (file, matcher)
        return matcher
    }
}
