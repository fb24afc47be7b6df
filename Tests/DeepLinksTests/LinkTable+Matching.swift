import DeepLinks
import Foundation

extension LinkTable {
    /// The match of a path, by the fast engine.
    func match(path: String) throws(LinkError) -> LinkMatch? {
        try route(path: path).map(match)
    }

    /// The match of a link that resolves, by the fast engine.
    func match(_ link: String, from source: LinkSource, now: Date) throws(LinkError) -> LinkMatch {
        match(try resolve(link, from: source, now: now))
    }
}
