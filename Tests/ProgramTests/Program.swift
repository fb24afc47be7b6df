import Foundation
import RouterCommands

@testable import chat_room_router
@testable import feed_detail_router

/// A program that is run, and what the tests that hold for each need to know of it.
struct Program: Hashable, Sendable, CaseIterable {
    let name: String
    /// Where its sources are.
    let folder: String
    let scheme: String
    let host: String
    /// The sample push whose screen opens over `start`: its file, and what is shown then.
    let push: String
    let route: String
    let parameters: [String: String]
    let tab: String
    let stack: [String]
    /// The screen's title in English, with the titles that lead to it in Korean.
    let screen: String
    let koreanScreen: String
    /// The title of the push's banner, and the titles that lead to its screen as the terminal prints them.
    let banner: String
    let way: String
    /// A route of one screen.
    let page: String
    /// All its routes.
    let routes: Set<String>
    /// All its sample pushes.
    let samples: [SampleEnd]

    /// The push without its file's extension.
    var sampleName: String { push.replacing(".apns", with: "") }

    /// Its composition root.
    var root: any RouterProgram.Type { name == Campus.commandName ? Campus.self : Messenger.self }

    static let allCases: [Program] = [.campus, .messenger]

    /// Where one program is as good as another.
    static let first = allCases[0]
}

/// The sample files beside the programs' sources.
enum Sample {
    /// The first program's push.
    static let push = path(.first, Program.first.push)

    static func path(_ program: Program, _ name: String) -> String {
        folder(of: program).appending(path: name).path
    }

    static func folder(of program: Program) -> URL {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return root.appending(path: program.folder + "/Samples")
    }
}
