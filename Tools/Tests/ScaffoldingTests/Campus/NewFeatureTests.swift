import Foundation
import Testing

@testable import Checks
@testable import Layouts
@testable import Scaffolding

@Suite struct NewFeatureTests {
    private func draft(_ plural: String, korean: String? = nil, in layout: Layout? = nil) throws -> Draft {
        let feature = NewFeature(try FeatureName(plural), korean: korean, like: .campus)
        return try feature.draft(in: layout ?? OwnProject.layout())
    }

    @Test(
        "what is made speaks of nothing but itself",
        arguments: ["WindMills", "Inkwells"])
    func words(plural: String) throws {
        let files = try draft(plural).files
        #expect(files.count == 19)
        let foreign =
            /(?i)\b(?:canteen|meals?|coming|picked|orders?)|[a-z]Orders?|\{\w+\}|\b[Aa]n (?![aeiou])|\b[Aa] [aeio]/
        for (path, text) in files {
            let found = text.matches(of: foreign).map { String($0.0) }
            #expect(found == [], "\(path)")
            #expect(path.firstMatch(of: /[Oo]rder/) == nil)
        }
    }

    @Test func `each file that it is wired in has its twins, and the sentences of both languages are there`() throws {
        let draft = try draft("WindMills", korean: "풍차")
        #expect(Set(draft.changes.keys) == Set(FeatureTemplate.campus.wiring.keys))
        let sentences = "Modules/Presentation/WindMillFlow/Sentences"
        let english = try #require(draft.files["\(sentences)/en.lproj/Localizable.strings"])
        #expect(english.contains(#""screen.wind-mill" = "Wind mill";"#) && english.contains("number"))
        #expect(!english.contains("order") && !english.contains("confirm\""))
        let korean = try #require(draft.files["\(sentences)/ko.lproj/Localizable.strings"])
        #expect(korean.contains(#""screen.wind-mill" = "풍차";"#))
        let routes = draft.changes["Modules/Presentation/CampusApp/CampusCoordinator+Routes.swift"]
        #expect(routes?.contains(#"Route("wind-mills", enter: { $0.windMill })"#) == true)
    }

    @Test func `a new store begins with one migration`() throws {
        let schema = try draft("Lighthouses").files["Modules/Data/LighthouseStore/LighthouseStoreSchema.swift"]
        #expect(schema?.contains("account TEXT NOT NULL") == true)
        #expect(schema?.ranges(of: "SchemaMigration(").count == 1)
    }

    @Test func `once it is made there is nothing to make, with another after it, too`() throws {
        let first = try OwnProject.layout().with(draft("Lighthouses"))
        #expect(try draft("Lighthouses", in: first).isMade(in: first))
        let second = first.with(try draft("WindMills", in: first))
        #expect(try draft("Lighthouses", in: second).isMade(in: second))
        #expect(try draft("WindMills", in: second).isMade(in: second))
        let modules = try ["Lighthouses", "WindMills"].flatMap { try FeatureName($0).modules }
        let supports = ["LighthouseSupport", "WindMillSupport"]
        #expect(try imports(of: second).subtracting(imports(of: OwnProject.layout())) == Set(modules + supports))
        let program = second.texts["Apps/FeedDetailRouter/Campus.swift"]
        #expect(program?.contains("LighthouseStoreSchema.migrations + WindMillStoreSchema.migrations") == true)
    }

    private func imports(of layout: Layout) -> Set<String> {
        let texts = FeatureTemplate.campus.wiring.keys.compactMap { layout.files[$0]?.text }
        return Set(texts.flatMap { $0.matches(of: /\bimport (\w+)/).map { String($0.1) } })
    }

    @Test(
        "a name that something has already is refused, and what has it is named",
        arguments: [
            ("Pokes", "type PokeCoordinator"), ("Archives", "\"archive\" means"), ("Homes", "\"home\" means"),
            ("Phones", "type Phone"), ("Mypages", "\"mypage\" means"), ("FeedLists", "type FeedListModel"),
            ("Keys", "\"key\" means"),
        ])
    func taken(plural: String, reason: String) throws {
        let feature = NewFeature(try FeatureName(plural), like: .campus)
        let layout = try OwnProject.layout()
        let error = try #require(throws: NewError.self) {
            try FreeNames(in: layout).check(feature, feature.draft(in: layout), like: .campus)
        }
        #expect(error.description.contains(reason), "\(error)")
    }

    @Test("a feature of one's own may have any other name", arguments: ["WindMills", "Almanacs"])
    func free(plural: String) throws {
        let feature = NewFeature(try FeatureName(plural), like: .campus)
        let layout = try OwnProject.layout()
        try FreeNames(in: layout).check(feature, feature.draft(in: layout), like: .campus)
    }

    @Test func `on disk it breaks no rule, a second run changes nothing, and an interrupted one is finished`() throws {
        try OwnProject.withCopy { folder in
            let scaffold = Scaffold(at: folder.path)
            let lighthouses = try NewRequest(["feature", "Lighthouses"])
            _ = try scaffold.make(lighthouses)
            #expect(try OwnProject.findings(in: folder) == [])
            let made = try Layout(at: folder.path)
            #expect(try scaffold.make(lighthouses).hasSuffix("nothing was changed."))
            #expect(try Layout(at: folder.path) == made)
            try Self.interrupt(made, in: folder)
            _ = try scaffold.make(lighthouses)
            #expect(try Layout(at: folder.path) == made)
            try Self.interrupt(made, in: folder)
            let lighthouse = folder.appending(path: "Modules/Domain/Lighthouses/Lighthouse.swift")
            try Data("public struct Lighthouse {}\n".utf8).write(to: lighthouse)
            let error = #expect(throws: NewError.self) { try scaffold.make(lighthouses) }
            #expect(error?.description.contains("Modules/Domain/Lighthouses/Lighthouse.swift") == true)
        }
    }

    /// As it is when the run ends after some of the new files, before anything is wired; the graph alone is drawn.
    private static func interrupt(_ made: Layout, in folder: URL) throws {
        let before = try OwnProject.layout()
        for (path, file) in made.files where before.files[path] != file && path != GraphPage.path {
            let place = folder.appending(path: path)
            if let old = before.files[path] {
                try old.content.write(to: place)
            } else if !path.hasPrefix("Modules/Domain") {
                try FileManager.default.removeItem(at: place)
            }
        }
    }

    @Test(
        "the layout's own features are not made over",
        arguments: [("Orders", "copied from"), ("Feeds", "is there already"), ("Chats", "is there already")])
    func own(plural: String, reason: String) throws {
        let error = #expect(throws: NewError.self) {
            _ = try Scaffold(at: OwnProject.root).make(NewRequest(["feature", plural]))
        }
        #expect(error?.description.contains(reason) == true)
    }
}
