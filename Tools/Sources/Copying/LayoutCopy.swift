import Checks
import Foundation
public import Layouts

/// Makes a copy of the layout in a folder: all of it, or nothing.
public struct LayoutCopy: Sendable {
    private let root: String
    private let request: CopyRequest
    private let destination: URL

    /// Where the copy is made, beside its destination, before it takes its place.
    private let workshop: URL

    /// - Parameter root: the layout's folder.
    /// - Throws: `ToolError.refused` if something is where the copy is to go.
    public init(of root: String, _ request: CopyRequest) throws(ToolError) {
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

    /// - Throws: `ToolError`; nothing is left behind then.
    public func make() throws {
        let layout = try Layout(at: root)
        let package = try PackageDescription(of: root)
        try NameCheck(package: package, layout: layout)(request.name)
        let copy = try CopiedFiles(of: layout, package, for: request).files(
            from: URL(filePath: root).standardizedFileURL.path, version: version(of: layout),
            pin: KitPin(ofLayoutAt: root, changelog: layout.texts["CHANGELOG.md"]))
        defer { removeWorkshop() }
        do {
            try FileManager.default.createDirectory(at: workshop, withIntermediateDirectories: true)
            try copy.write(to: workshop)
        } catch {
            throw ToolError.failed("\(workshop.path) cannot be written: \(error.localizedDescription)")
        }
        let format = ["swift", "format", "--in-place", "--recursive", "--parallel"]
        try SystemCommand(format + ["Package.swift", "Modules", "Apps", "Tests", "Tools", "iOS"], in: workshop).run()
        try drawGraph()
        try commit()
        guard rename(workshop.path, destination.path) == 0 else {
            throw ToolError.failed("\(request.destination) cannot be made: \(String(cString: strerror(errno))).")
        }
    }

    /// The graph of the modules that the copy has, under their names.
    private func drawGraph() throws {
        let place = workshop.appending(path: GraphPage.path)
        guard FileManager.default.fileExists(atPath: place.path), let page = try GraphPage(at: workshop.path).renewed()
        else { return }
        try Data(page.utf8).write(to: place)
    }

    /// Makes the copy a repository. Its files are committed if git knows who does, and else stand ready for it.
    private func commit() throws {
        try SystemCommand(["git", "init", "--quiet", "--initial-branch", "main"], in: workshop).run()
        try SystemCommand(["git", "add", "--all"], in: workshop).run()
        let subject = "Begin \(request.name.text) with a feature and a program"
        _ = try? SystemCommand(["git", "commit", "--quiet", "--message", subject], in: workshop).run()
    }

    /// The last release that the layout's changelog names, and its commit.
    private func version(of layout: Layout) -> String {
        let release = layout.texts["CHANGELOG.md"]?.firstMatch(of: /\n## \[?(\d+\.\d+\.\d+)/).map { " \($0.1)" } ?? ""
        let commit = GitCommand(in: root)("rev-parse", "--short", "HEAD").first
        return "Switchyard" + release + (commit.map { ", commit \($0)" } ?? "")
    }

    /// Removes what was made so far.
    public func removeWorkshop() {
        try? FileManager.default.removeItem(at: workshop)
    }

    private static func isFree(_ place: URL) -> Bool {
        guard FileManager.default.fileExists(atPath: place.path) else { return true }
        return (try? FileManager.default.contentsOfDirectory(atPath: place.path))?.isEmpty == true
    }
}
