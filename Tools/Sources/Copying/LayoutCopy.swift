import Checks
public import Foundation
import Layouts

/// Makes a copy of the layout in a folder: all of it, or nothing.
public struct LayoutCopy: Sendable {
    private let root: String
    private let request: CopyRequest
    private let destination: URL

    /// Where the copy is made, beside its destination, before it takes its place.
    public let workshop: URL

    /// - Parameter root: the layout's folder.
    /// - Throws: `CopyError.refused` if something is where the copy is to go.
    public init(of root: String, _ request: CopyRequest) throws(CopyError) {
        self.root = root
        self.request = request
        destination = URL(filePath: request.destination).standardizedFileURL.resolvingSymlinksInPath()
        workshop = destination.deletingLastPathComponent().appending(
            path: ".\(request.name.hyphenated)-copy-\(ProcessInfo.processInfo.processIdentifier)")
        let own = URL(filePath: root).standardizedFileURL.resolvingSymlinksInPath().path
        guard !(destination.path + "/").hasPrefix(own + "/") else {
            throw .refused("\(request.destination) lies in the layout itself: name a folder outside.")
        }
        guard Self.isFree(destination) else {
            throw .refused("\(request.destination) is there already: name a new folder, or an empty one.")
        }
    }

    /// - Throws: `CopyError`; nothing is left behind then.
    public func make() throws {
        let layout = try Layout(at: root)
        let package = try PackageDescription(of: root)
        try NameCheck(package: package, layout: layout)(request)
        let copy = try Self.copied(layout, request, package: package)
        defer { removeWorkshop() }
        do {
            try FileManager.default.createDirectory(at: workshop, withIntermediateDirectories: true)
            try copy.write(to: workshop)
        } catch {
            throw CopyError.failed("\(workshop.path) cannot be written: \(error.localizedDescription)")
        }
        let format = ["swift", "format", "--in-place", "--recursive", "--parallel"]
        try SystemCommand(format + ["Package.swift", "Modules", "Apps", "Tests", "Tools"], in: workshop).run()
        try drawGraph()
        try SystemCommand(["git", "init", "--quiet", "--initial-branch", "main"], in: workshop).run()
        guard rename(workshop.path, destination.path) == 0 else {
            throw CopyError.failed("\(request.destination) cannot be made: \(String(cString: strerror(errno))).")
        }
    }

    /// The graph of the modules that the copy has, under their names.
    private func drawGraph() throws {
        guard let page = try GraphPage(at: workshop.path).renewed() else { return }
        try Data(page.utf8).write(to: workshop.appending(path: GraphPage.path))
    }

    /// Takes away what was made so far.
    public func removeWorkshop() {
        try? FileManager.default.removeItem(at: workshop)
    }

    /// The layout as the copy has it, but for its format.
    static func copied(
        _ layout: Layout, _ request: CopyRequest, package: PackageDescription
    ) throws(CopyError) -> Layout {
        var layout = layout
        layout.changeTexts { path, text in path == GraphPage.path ? GraphPage.undrawn(text) : text }
        var cut = try LayoutCut(Belongings(of: request, in: package))(layout)
        cut.changeTexts { path, text in path == "CHANGELOG.md" ? Self.begun(text) : text }
        let renaming = Renaming(request)
        var copy = Layout(files: [:])
        for (path, file) in cut.files {
            copy.files[path == licence ? path : renaming(path)] = file
        }
        copy.changeTexts { path, text in
            guard path != licence else { return text }
            let renamed = renaming(text)
            if path.hasSuffix(".md") { return DrawnBox.aligned(Wrapping.page(renamed, before: text), before: text) }
            return path.hasSuffix(".swift") ? Wrapping.code(renamed, before: text) : renamed
        }
        return copy
    }

    /// Its notice has to stay as it is.
    private static let licence = "LICENSE"

    /// A changelog that begins with the copy.
    private static func begun(_ text: String) -> String {
        let introduction = text.components(separatedBy: "\n## ").first ?? ""
        return introduction + "\n## Unreleased\n\n### Added\n\n- The layers, their modules and tests.\n"
    }

    private static func isFree(_ place: URL) -> Bool {
        guard FileManager.default.fileExists(atPath: place.path) else { return true }
        return (try? FileManager.default.contentsOfDirectory(atPath: place.path))?.isEmpty == true
    }
}
