import Foundation
import Launches
import StoreErrors

/// Counts for each payload how often routing it has begun and not ended: the marks that a dying process leaves.
///
/// It is a small file beside the inbox, written in place. It costs no sync, since a mark has to survive the death of a
/// process and not a power loss; and it needs no room on the disk, so that a mark can be taken back where nothing else
/// can be written.
@MainActor
final class RoutingMarks {
    /// One page of a file, and of the memory that stands for it: a process dies before it is written, or after.
    private nonisolated static let size = 4_096

    /// No payload's id: it marks that the user was alerted to the failing disk.
    static let refusal: LaunchRecord.ID = 0

    private var path: String?
    private var descriptor: CInt?
    private(set) var counts: [LaunchRecord.ID: Int] = [:]
    /// Whether those of payloads that have ended were dropped.
    private(set) var isPruned = false
    /// Those that this process has begun.
    private var begun: [LaunchRecord.ID: Int] = [:]

    /// - Parameter path: where the file is; nil to keep the marks in memory, beside a database in memory.
    init(at path: String?) {
        self.path = path
        guard let path else { return }
        quarantineObstacle(at: path)
        takeRoom(at: path)
        read()
    }

    /// Another process may mark, as long as this one does not.
    func read() {
        guard let path, begun.isEmpty, let page = Self.page(at: path) else { return }
        counts = Self.counts(in: page)
    }

    private nonisolated static func page(at path: String) -> ArraySlice<UInt8>? {
        // A pipe in its place would be waited for.
        let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: size)
        let count = pread(file, &bytes, size, 0)
        return count < 0 ? nil : bytes[..<count]
    }

    /// Nothing is written any more, as by a process that is dead.
    func end() {
        path = nil
    }

    /// A folder, link or pipe in the file's place is renamed: no attempt could be marked in it.
    private func quarantineObstacle(at path: String) {
        let file = open(path, O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        if file >= 0 {
            close(file)
        } else if [EISDIR, ELOOP, ENXIO, EOPNOTSUPP].contains(errno) {
            rename(path, "\(path).damaged-\(UUID())")
        }
    }

    /// A new file gets its page while the disk has room for it.
    private func takeRoom(at path: String) {
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard file >= 0 else { return }
        _ = pwrite(file, Self.page(of: [:]), Self.size, 0)
        close(file)
    }

    deinit {
        if let descriptor { close(descriptor) }
    }

    /// - Throws: `StoreError` if the mark cannot be written; it does not count then.
    func begin(_ id: LaunchRecord.ID) throws(StoreError) {
        try change { counts, begun in
            counts[id, default: 0] += 1
            begun[id, default: 0] += 1
        }
    }

    /// Drops the marks of all payloads but these.
    func prune(to pending: [LaunchRecord.ID]) {
        let kept = Set(pending + [Self.refusal])
        do {
            if !counts.keys.allSatisfy(kept.contains) {
                try change { counts, _ in counts = counts.filter { kept.contains($0.key) } }
            }
            isPruned = true
        } catch {
            // Tried again at the next occasion.
        }
    }

    /// Removes one mark of this process, if there is one.
    func end(_ id: LaunchRecord.ID) throws(StoreError) {
        guard let mine = begun[id], let count = counts[id] else { return }
        try changeOrErase { counts, begun in
            counts[id] = count > 1 ? count - 1 : nil
            begun[id] = mine > 1 ? mine - 1 : nil
        }
    }

    var isRefusalReported: Bool { counts[Self.refusal] != nil }

    func markRefusalReported() {
        try? change { counts, _ in counts[Self.refusal] = 1 }
    }

    /// Forgets the marks of payloads that have ended, or of an id that a new payload reuses.
    func remove(_ ids: some Sequence<LaunchRecord.ID>) throws(StoreError) {
        let marked = ids.filter { counts[$0] != nil }
        if marked.isEmpty { return }
        try changeOrErase { counts, begun in
            for id in marked { (counts[id], begun[id]) = (nil, nil) }
        }
    }

    /// Where not even a page of its own can be written, the file is emptied or removed: no mark is better than one for
    /// a death that did not happen.
    private func changeOrErase(_ change: (inout [Int64: Int], inout [Int64: Int]) -> Void) throws(StoreError) {
        do {
            try self.change(change)
        } catch {
            change(&counts, &begun)
            if let descriptor, ftruncate(descriptor, 0) == 0 { return }
            if let descriptor { close(descriptor) }
            descriptor = nil
            if let path, unlink(path) == 0 { return }
            throw error
        }
    }

    private func change(_ change: (inout [Int64: Int], inout [Int64: Int]) -> Void) throws(StoreError) {
        read()
        var (next, mine) = (counts, begun)
        change(&next, &mine)
        try write(next)
        (counts, begun) = (next, mine)
    }

    private func write(_ counts: [LaunchRecord.ID: Int]) throws(StoreError) {
        guard let path else { return }
        let bytes = Self.page(of: counts)
        guard bytes.count == Self.size else { throw .unavailable(reason: "too many attempts are marked") }
        let file = if let descriptor { descriptor } else { try openFile(path) }
        descriptor = file
        guard pwrite(file, bytes, bytes.count, 0) == bytes.count else {
            throw .refused(reason: "an attempt cannot be marked: \(String(cString: strerror(errno)))")
        }
    }

    private func openFile(_ path: String) throws(StoreError) -> CInt {
        let file = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard file >= 0 else {
            throw .refused(reason: "no attempt can be marked: \(String(cString: strerror(errno)))")
        }
        return file
    }

    /// A page, or more than that if there are too many.
    private nonisolated static func page(of counts: [LaunchRecord.ID: Int]) -> [UInt8] {
        let marks = counts.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)\n" }.joined().utf8
        return marks + Array(repeating: UInt8(ascii: "\n"), count: max(size - marks.count, 0))
    }

    /// What cannot be read of it marks nothing. The empty lines that fill a page would take longer than a mark.
    private nonisolated static func counts(in page: ArraySlice<UInt8>) -> [LaunchRecord.ID: Int] {
        guard let end = page.lastIndex(where: { $0 != UInt8(ascii: "\n") }) else { return [:] }
        let text = String(decoding: page[...end], as: UTF8.self)
        let marks = text.split(separator: "\n").compactMap { line -> (LaunchRecord.ID, Int)? in
            let parts = line.split(separator: ":")
            guard parts.count == 2, let id = LaunchRecord.ID(parts[0]), let count = Int(parts[1]),
                (1...1_000_000).contains(count)
            else { return nil }
            return (id, count)
        }
        return Dictionary(marks) { first, _ in first }
    }
}
