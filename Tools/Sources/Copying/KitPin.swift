import Foundation
import Layouts

/// Which state of the package with the kit a copy depends on.
enum KitPin: Equatable, Sendable {
    /// A release, and those after it up to the next major one.
    case release(String)
    /// A commit that is no release.
    case commit(String)

    /// Nil if nothing says which state it is.
    ///
    /// - Parameters:
    ///   - tags: those of the commit.
    ///   - commit: nil where the layout is no repository, such as an unpacked archive.
    ///   - changelog: the layout's, which an archive of a release begins with that release.
    init?(tags: [String], commit: String?, changelog: String?) {
        let tagged = tags.compactMap { $0.wholeMatch(of: /v?(\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?)/).map { String($0.1) } }
        let released = changelog?.firstMatch(of: /\n## \[?([^\]\s]+)/).map { String($0.1) }
            .flatMap { $0.wholeMatch(of: /\d+\.\d+\.\d+/) == nil ? nil : $0 }
        switch (tagged.last, commit, released) {
        case (let release?, _, _), (nil, nil, let release?): self = .release(release)
        case (nil, let commit?, _): self = .commit(commit)
        case (nil, nil, nil): return nil
        }
    }

    /// That of the layout in a folder.
    init?(ofLayoutAt root: String, changelog: String?) {
        let commit = GitCommand(in: root)("rev-parse", "HEAD").first
        self.init(
            tags: GitCommand(in: root)("tag", "--points-at", "HEAD", "--sort=version:refname"), commit: commit,
            changelog: changelog)
    }
}

/// Asks git about a folder that is a repository of its own.
struct GitCommand {
    private let folder: URL

    init(in root: String) { folder = URL(filePath: root) }

    /// - Returns: the lines that it printed; none if it failed, or if the folder only lies in another repository.
    func callAsFunction(_ words: String...) -> [String] {
        func lines(_ words: [String]) -> [String]? {
            try? SystemCommand(["git"] + words, in: folder).run().split(separator: "\n").map(String.init)
        }
        guard lines(["rev-parse", "--show-prefix"]) == [] else { return [] }
        return lines(words) ?? []
    }
}
