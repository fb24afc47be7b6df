import AppFlow
import ArgumentParser
import CampusApp
import DeepLinks
import Feeds
import Foundation
import Navigation

/// A tap that starts the app on the files of a killed process, from its arrival to its screen: how often it waits for
/// the disk, and what it takes besides.
struct TapBenchmark: Benchmark {
    static let configuration = CommandConfiguration(
        commandName: "tap", abstract: "Tap a link and a push, each in an app that was just started.")

    @OptionGroup var options: BenchmarkOptions

    func findings(in folder: URL) async throws -> [Finding] {
        try UnsyncedDisk.register()
        let tree = try CampusCoordinator.makeTree()
        let (image, post) = try await image(in: folder, tree)
        var round = 0
        func tap(_ kind: TapKind) async throws -> TapSteps {
            round += 1
            let files = folder.appending(path: "round-\(round)")
            try FileManager.default.copyItem(at: image, to: files)
            defer { try? FileManager.default.removeItem(at: files) }
            let app = try StartedCampus(in: files, tree: tree)
            let steps = await app.tap(kind, on: post, number: round)
            try app.close()
            return steps
        }
        let (links, pushes) = try await Interleaved.results(rounds: 201) {
            try await tap(.link)
        } against: {
            try await tap(.push)
        }
        // What a push brings is synced, too, before it is settled.
        return findings("a link", links, syncs: 2, limit: .microseconds(830))
            + findings("a push", pushes, syncs: 3, limit: .microseconds(1_000))
    }

    private func findings(_ what: String, _ taps: [TapSteps], syncs: Double, limit: Duration) -> [Finding] {
        func most(_ count: (TapSteps) -> Int) -> Amount { .count(Double(taps.map(count).max() ?? .max)) }
        return [
            Finding(
                what: "\(what): syncs before the screen", measured: most(\.syncsBeforeScreen),
                budget: .amount(.count(1))),
            Finding(what: "\(what): syncs in all", measured: most(\.syncs), budget: .amount(.count(syncs))),
            Finding(
                what: "\(what): arrival to screen, without the disk", measured: .time(taps.map(\.committed).median),
                budget: .amount(.time(limit))),
        ]
    }

    /// What a process that was killed left of its files, and a post in them. It has run for a while: what it imported
    /// is in the file, and its logs have begun.
    @MainActor
    private func image(in folder: URL, _ tree: RouteTree<CampusCoordinator>) async throws -> (URL, Post.ID) {
        let (used, image) = (folder.appending(path: "used"), folder.appending(path: "image"))
        let posts = (0..<1_000).map(Self.post)
        let app = try StartedCampus(in: used, tree: tree)
        try await app.fill(with: posts)
        for kind in [TapKind.link, .push] { _ = await app.tap(kind, on: posts[0].id, number: 0) }
        try FileManager.default.copyItem(at: used, to: image)
        for name in ["inbox.sqlite-shm", "content.sqlite-shm"] {
            try FileManager.default.removeItem(at: image.appending(path: name))
        }
        return (image, posts[0].id)
    }

    /// A post of a few hundred letters.
    private static func post(_ number: Int) -> Post {
        Post(
            id: UUID(), title: "What was said in week \(number)", author: "Student council", blog: "Council posts",
            url: "https://sample.example.com/posts/\(number)",
            body: String(repeating: "Somebody wrote about the week behind us. ", count: 8),
            publishedAt: Date(timeIntervalSince1970: Double(1_700_000_000 + number * 7919 % 1_000_003)))
    }
}

/// What is tapped.
enum TapKind {
    case link, push
}

/// What a tap took.
struct TapSteps {
    /// From its arrival until its screen was committed.
    var committed = Duration.zero
    var syncsBeforeScreen = 0
    var syncs = 0
}
