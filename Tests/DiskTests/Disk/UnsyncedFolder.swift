import Foundation
import TestSupport

/// What a folder holds on the medium itself: what was synced, and behind it what was not, in the order in which it
/// came.
struct UnsyncedFolder: Sendable {
    /// What survives of that which was not synced.
    enum Loss: Hashable, Sendable {
        case everything
        case nothing
        /// Sectors of this many bytes survive or do not, as do names, by chance.
        case sectors(Int, seed: UInt64)
    }

    fileprivate struct File: Sendable {
        var synced: [UInt8] = []
        var unsynced: [Change] = []
        /// Whether the folder on the medium knows it under its name.
        var isNamed = false
    }

    fileprivate enum Change: Sendable {
        case write(at: Int, [UInt8])
        case truncate(Int)
    }

    private var files: [String: File] = [:]
    /// What was deleted, or made anew, while the folder on the medium still knows the old one.
    private var deleted: [String: File] = [:]

    init(_ image: DiskImage) {
        files = image.files.mapValues { File(synced: $0, isNamed: true) }
    }

    mutating func apply(_ call: DiskCall) {
        switch call {
        case .open(let name, let isNew):
            if isNew { files[name] = File() }
        case .write(let name, let offset, let bytes):
            files[name, default: File()].unsynced.append(.write(at: offset, bytes))
        case .truncate(let name, let size):
            files[name, default: File()].unsynced.append(.truncate(size))
        case .sync(let name):
            sync(name)
        case .delete(let name, let syncsFolder):
            if let file = files.removeValue(forKey: name), file.isNamed { deleted[name] = file }
            if syncsFolder { syncNames() }
        case .read, .mapSharedMemory:
            break
        }
    }

    /// A file's name comes with its content. SQLite syncs the folder with a new journal or log.
    private mutating func sync(_ name: String) {
        guard var file = files[name] else { return }
        let isNew = !file.isNamed
        file.synced = file.content { _ in true }
        file.unsynced = []
        file.isNamed = true
        files[name] = file
        deleted[name] = nil
        if isNew, name.hasSuffix("-wal") || name.hasSuffix("-journal") { syncNames() }
    }

    private mutating func syncNames() {
        deleted = [:]
        for name in files.keys { files[name]?.isNamed = true }
    }

    /// What is found after the power was lost.
    func image(after loss: Loss) -> DiskImage {
        var image = DiskImage()
        switch loss {
        case .everything:
            for (name, file) in files where file.isNamed { image.files[name] = file.synced }
            for (name, file) in deleted { image.files[name] = file.synced }
        case .nothing:
            for (name, file) in files { image.files[name] = file.content { _ in true } }
        case .sectors(let size, let seed):
            var chance = SeededGenerator(seed: seed)
            for (name, file) in files.sorted(by: { $0.key < $1.key }) {
                if file.isNamed || Bool.random(using: &chance) {
                    image.files[name] = file.content(losingSectorsOf: size, &chance)
                }
            }
            for (name, file) in deleted.sorted(by: { $0.key < $1.key }) where Bool.random(using: &chance) {
                image.files[name] = file.content(losingSectorsOf: size, &chance)
            }
        }
        return image
    }
}

extension UnsyncedFolder.File {
    /// - Parameter survives: whether a change does, by its place.
    fileprivate func content(where survives: (Int) -> Bool) -> [UInt8] {
        var content = synced
        for (place, change) in unsynced.enumerated() where survives(place) { change.apply(to: &content) }
        return content
    }

    /// Each sector is as one of the changes left it, or as it was synced; the size is that before or after them.
    fileprivate func content(losingSectorsOf size: Int, _ chance: inout SeededGenerator) -> [UInt8] {
        if unsynced.isEmpty { return synced }
        var states = [synced]
        for change in unsynced { states.append(states[states.count - 1].applying(change)) }
        guard let length = states.randomElement(using: &chance)?.count else { return synced }
        var content = [UInt8](repeating: 0, count: length)
        for start in stride(from: 0, to: length, by: size) {
            guard let state = states.randomElement(using: &chance), start < state.count else { continue }
            let end = min(start + size, length, state.count)
            content.replaceSubrange(start..<end, with: state[start..<end])
        }
        return content
    }
}

extension [UInt8] {
    fileprivate func applying(_ change: UnsyncedFolder.Change) -> [UInt8] {
        var content = self
        change.apply(to: &content)
        return content
    }
}

extension UnsyncedFolder.Change {
    fileprivate func apply(to content: inout [UInt8]) {
        switch self {
        case .write(let offset, let bytes):
            let end = offset + bytes.count
            if content.count < end { content += [UInt8](repeating: 0, count: end - content.count) }
            content.replaceSubrange(offset..<end, with: bytes)
        case .truncate(let size):
            content.removeLast(Swift.max(content.count - size, 0))
        }
    }
}
