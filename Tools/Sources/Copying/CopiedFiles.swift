import Checks
import Foundation
import Layouts
import Scaffolding

/// Which of the layout's files a copy has, by the paths that they have in it, under the copy's own names.
struct CopiedFiles {
    private let layout: Layout
    private let package: PackageDescription
    private let request: CopyRequest

    init(of layout: Layout, _ package: PackageDescription, for request: CopyRequest) {
        self.layout = layout
        self.package = package
        self.request = request
    }

    /// - Parameters:
    ///   - root: the layout's folder, on which a copy with the kit as a package depends.
    ///   - version: what the copy is made from.
    ///   - pin: the same as a manifest says it; nil if nothing says it.
    /// - Throws: `ToolError.refused` for a language that the starter has not, or for an address without a pin;
    ///   `ToolError.failed` if the layout has not what is copied.
    func files(from root: String, version: String, pin: KitPin? = nil) throws(ToolError) -> Layout {
        try checkLanguage()
        let address = try KitAddress(request, root: root, pin: pin)
        var copy = starter()
        for path in Self.everyCopy { copy.files[path] = layout.files[path] }
        let origin = OriginNote(request, kit: address, version: version)
        copy.files["Tools/origin"] = Layout.File(content: Data(origin.text.utf8))
        copy.changeTexts { path, text in
            path.hasSuffix(".pbxproj") ? KitReference(address).put(into: inLanguages(text)) : text
        }
        if let address {
            let dependency = Dependency(address)
            copy.changeTexts { path, text in path == "Package.swift" ? dependency.put(into: text) : text }
        } else {
            copy.files["Package.swift"] = Layout.File(content: Data(try manifest().utf8))
            let template = FeatureTemplate(in: copy).layout.files
            copy.files.merge(kit().files) { own, _ in own }
            for (path, file) in template { copy.files["\(FeatureTemplate.folder)/\(path)"] = file }
        }
        return copy
    }

    /// The starter's folders. Of its manifests each copy has the one for its kind.
    private func starter() -> Layout {
        let leftOut = request.kit == .source ? "Package.swift" : "Tools/Package.swift"
        let own = layout.files.filter { $0.key.hasPrefix(Self.starter) && isSpoken($0.key) }
        let files = own.map { (String($0.key.dropFirst(Self.starter.count)), $0.value) }.filter { $0.0 != leftOut }
        let renaming = Renaming.starter(for: request)
        let dependency = Renaming.dependency(for: request)
        return renamed(Layout(files: Dictionary(uniqueKeysWithValues: files))) { path in
            path == "Package.swift" ? dependency : renaming
        }
    }

    /// The kit's modules with their tests, and the tools of a workspace. The tests over a corpus need files that no copy has.
    private func kit() -> Layout {
        let modules = package.products.first { $0.name == "Kit" }?.targets ?? []
        let tests = modules.map { $0 + "Tests" } + ["TestSupport", "ExplorationTests"]
        let folders = package.targets.filter { modules.contains($0.name) || tests.contains($0.name) }.map {
            $0.path + "/"
        }
        let files = layout.files.filter { path, _ in
            isSpoken(path) && !path.contains("/Corpus/")
                && (folders + Self.tools + [Self.behaviour]).contains { path.hasPrefix($0) }
        }
        let renaming = Renaming.layout(for: request)
        return renamed(Layout(files: files)) { _ in renaming }
    }

    private func manifest() throws(ToolError) -> String {
        let sections = try ManifestSections(layout.files["Package.swift"]?.text ?? "").copied()
        return sections.map { section in
            let isApp = section.heading.hasPrefix(ManifestSections.app)
            return (isApp ? Renaming.starter(for: request) : .layout(for: request))(section.text)
        }.joined(separator: "\n")
    }

    private func renamed(_ layout: Layout, by renaming: (String) -> Renaming) -> Layout {
        let files = layout.files.map { (renaming($0.key)($0.key), $0.value) }
        var renamed = Layout(files: Dictionary(files) { first, _ in first })
        renamed.changeTexts { path, text in
            let new = renaming(path)(text)
            guard new != text else { return text }
            if path.hasSuffix(".md") { return Wrapping.page(new, before: text) }
            return path.hasSuffix(".swift") ? Wrapping.code(new, before: text) : new
        }
        return renamed
    }

    /// An Xcode project that names the copy's languages alone.
    private func inLanguages(_ project: String) -> String {
        request.language == nil
            ? project.replacing("knownRegions = ( en, ko, Base )", with: "knownRegions = ( en, Base )") : project
    }

    private func isSpoken(_ path: String) -> Bool {
        guard let folder = path.split(separator: "/").first(where: { $0.hasSuffix(".lproj") }) else { return true }
        return ["en", request.language].contains(String(folder.dropLast(".lproj".count)))
    }

    private func checkLanguage() throws(ToolError) {
        guard let language = request.language else { return }
        let folders = layout.files.keys.filter { $0.hasPrefix(Self.starter) }
            .flatMap { $0.split(separator: "/") }.filter { $0.hasSuffix(".lproj") }.map { $0.dropLast(".lproj".count) }
        guard folders.contains(Substring(language)) else {
            let known = Set(folders).subtracting(["en"]).sorted().joined(separator: ", ")
            throw .refused("There are no sentences in \"\(language)\": beside English there is \(known).")
        }
    }

    /// The rows that the names of the kit's tests speak of.
    private static let behaviour = "docs/behaviour.md"
    private static let starter = "Tools/Starter/"
    private static let everyCopy = ["LICENSE", ".gitignore", ".swift-format", "Tools/check"]
    private static let tools = [
        "Checks", "Layouts", "NewCommand", "RemoveCommand", "Scaffolding",
    ].map { "Tools/Sources/\($0)/" }
}
