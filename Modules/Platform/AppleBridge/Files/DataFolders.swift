#if canImport(UIKit)
public import Foundation

/// Where an app keeps its files: the inbox with the session apart from the content. Neither is backed up.
///
/// A tap or a session that a backup brought to another device, or back after a month, would be somebody else's or stale, and
/// content without its session is nobody's. Both folders can be read from the device's first unlock on, so that a push that comes while it is locked finds its store.
/// Apple: "Encrypting your app's files", "Optimizing your app's data for iCloud backup".
public struct DataFolders: Sendable {
    public let inbox: URL
    public let content: URL

    /// Makes what is missing.
    /// - Parameters:
    ///   - app: the name of the folder within Application Support.
    ///   - report: called with what a log should say, if a folder cannot be made so.
    public init(_ app: String, reporting report: (String) -> Void) {
        let support = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
        let parent = support.appending(path: app, directoryHint: .isDirectory)
        content = parent.appending(path: "content", directoryHint: .isDirectory)
        inbox = parent.appending(path: "inbox", directoryHint: .isDirectory)
        do {
            for folder in [content, inbox] {
                try FileManager.default.createDirectory(
                    at: folder, withIntermediateDirectories: true,
                    attributes: [
                        .posixPermissions: 0o700,
                        .protectionKey: FileProtectionType.completeUntilFirstUserAuthentication,
                    ])
            }
            var values = URLResourceValues()
            values.isExcludedFromBackup = true
            for var folder in [content, inbox] { try folder.setResourceValues(values) }
        } catch {
            report("folders not made: \(error.localizedDescription)")
        }
    }
}
#endif
