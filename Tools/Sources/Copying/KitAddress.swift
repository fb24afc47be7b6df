import Foundation
import Layouts

/// Where a copy finds the package with the kit.
enum KitAddress: Equatable, Sendable {
    /// A folder, seen from the copy's own; absolute unless the two stand side by side.
    case folder(String)
    /// A repository at this address.
    case repository(String, KitPin)

    /// Nil where the kit's sources are the copy's own.
    ///
    /// - Parameters:
    ///   - root: the layout's folder.
    ///   - pin: the state of the layout; nil if nothing says it.
    /// - Throws: `ToolError.refused` if a repository is to be named, and nothing says in which state.
    init?(_ request: CopyRequest, root: String, pin: KitPin?) throws(ToolError) {
        switch (request.kit, request.origin, pin) {
        case (.source, _, _): return nil
        case (.package, nil, _): self = .folder(Self.path(to: root, from: request.destination))
        case (.package, let origin?, let pin?): self = .repository(origin, pin)
        case (.package, _?, nil):
            throw .refused(
                "This folder is no repository and no release, so that nothing says which state of the package the copy "
                    + "depends on: copy from a clone.")
        }
    }

    private static func path(to root: String, from destination: String) -> String {
        let folders = [root, destination].map { URL(filePath: $0).standardizedFileURL.resolvingSymlinksInPath() }
        let areSideBySide = folders[0].deletingLastPathComponent().path == folders[1].deletingLastPathComponent().path
        return areSideBySide ? "../\(folders[0].lastPathComponent)" : root
    }
}

extension String {
    /// In double quotes, as Swift and an Xcode project read it.
    var quoted: String { quoted(escaping: "\\\"") }

    /// In double quotes, as a shell reads it.
    var quotedForShell: String { quoted(escaping: "\\\"$`") }

    private func quoted(escaping marks: String) -> String {
        "\"" + map { marks.contains($0) ? "\\\($0)" : String($0) }.joined() + "\""
    }
}
