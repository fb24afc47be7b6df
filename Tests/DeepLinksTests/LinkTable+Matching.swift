import DeepLinks
import Foundation

extension LinkTable {
    /// The match of a path.
    func match(path: String) throws(LinkError) -> LinkMatch? {
        try route(path: path).map(match)
    }

    /// The match of a link that resolves.
    func match(_ link: String, from source: LinkSource, now: Date) throws(LinkError) -> LinkMatch {
        match(try resolve(link, from: source, now: now))
    }
}
