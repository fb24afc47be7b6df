import Foundation

/// When a disk takes what would be left of its files.
enum DiskCamera: Sendable {
    /// Before each call that changes a file: the process dies there.
    case deaths
    /// Before and after each sync: the power goes there, with one of these losses each time.
    case powerLosses([UnsyncedFolder.Loss])

    func looksBefore(_ call: DiskCall) -> Bool {
        switch self {
        case .deaths: call.changesFiles
        case .powerLosses: call.isSync
        }
    }

    func looksAfter(_ call: DiskCall) -> Bool {
        switch self {
        case .deaths: false
        case .powerLosses: call.isSync
        }
    }

    func take(_ state: inout Disk.State, in folder: URL, at moment: String) {
        switch self {
        case .deaths:
            guard let image = try? DiskImage(of: folder) else { return }
            state.add(DiskSnapshot(image: image, promises: state.promises, moment: moment))
        case .powerLosses(let losses):
            for loss in losses {
                state.add(
                    DiskSnapshot(
                        image: state.storage.image(after: loss), promises: state.promises,
                        moment: "\(moment), losing \(loss)"))
            }
        }
    }
}

/// What is left at one moment, and what had been promised by then.
struct DiskSnapshot: Sendable {
    let image: DiskImage
    let promises: Promises
    let moment: String
}

extension Disk.State {
    fileprivate mutating func add(_ snapshot: DiskSnapshot) {
        let isKnown = snapshots.contains { $0.image == snapshot.image && $0.promises == snapshot.promises }
        if !isKnown { snapshots.append(snapshot) }
    }
}
