import DeepLinks
public import Foundation
import SiteAssociations

/// `links aasa`: what a line's site-association file says about its input.
public struct SiteAnswers {
    /// The file of the last line: most streams ask many things of one.
    private var last: (file: CommonMember, matcher: Result<SiteAssociationMatcher, SiteAssociationFileError>)?

    public init() {}

    public mutating func answer(_ line: Data) -> Answer {
        guard let (question, matcher) = read(line), let input = question.text("input") else { return .invalidLine }
        do {
            let decisions = try matcher.get().decisions(for: input, host: question.text("host"))
            return Answer(["result": .texts(decisions.map { ($0.key, $0.value.rawValue) })])
        } catch let error as LinkError {
            return .failure(error.code)
        } catch let error as SiteAssociationFileError {
            return .failure(error.rawValue)
        } catch {
            return .failure("\(error)")
        }
    }

    /// Nil if the line is no JSON object with a file.
    private mutating func read(
        _ line: Data
    ) -> (question: Question, matcher: Result<SiteAssociationMatcher, SiteAssociationFileError>)? {
        if let last, let short = last.file.shortened(line) {
            // The member can stand there once more, and then counts.
            guard let question = Question(short) else { return nil }
            if !question.has("aasa") { return (question, last.matcher) }
        }
        guard let question = Question(line), let file = question.object("aasa") else { return nil }
        let matcher = Result { () throws(SiteAssociationFileError) in
            try SiteAssociationMatcher(SiteAssociation(json: file))
        }
        last = CommonMember("aasa", of: line).map { ($0, matcher) }
        return (question, matcher)
    }
}
