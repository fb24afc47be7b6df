#if canImport(UIKit)
public import Foundation

/// Where an app keeps its files: the inbox and the session in one folder, the content in another. Neither is backed up.
///
/// From a backup, on another device or a month later, a tap or a session would be another user's or stale, and content
/// without its session would have no owner. Both folders can be read from the device's first unlock on, so that the app
/// can store a push that arrives while the device is locked. Apple: "Encrypting your app's files", "Optimizing your
/// app's data for iCloud backup".
public struct DataFolders: Sendable {
    public let inbox: URL
    public let content: URL

    /// Makes the folders that are missing.
    /// - Parameters:
    ///   - app: the name of the folder within Application Support.
    ///   - report: called with a line for the log if a folder cannot be made.
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
