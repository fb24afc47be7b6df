#if canImport(UIKit)
import CoreSpotlight
import Foundation
public import Launches
import Logging
import UIKit
import UniformTypeIdentifiers
import WidgetKit

/// Where iOS shows links of the app outside its process. Apple: "UIApplicationShortcutItem", "CSSearchableIndex",
/// "containerURL(forSecurityApplicationGroupIdentifier:)".
///
/// Widgets read the nonce from the file `link-nonce` in the app group's container: it is no `UserDefaults`, which would
/// need a reason in the privacy manifest, and no secret of the account, since it opens nothing but the app's own links.
public final class DeviceSurfaces: SystemSurfaces {
    private static let searchDomain = "account"

    /// Encrypted until the device's first unlock, unlike the default index, since the titles are an account's.
    /// Apple: "init(name:protectionClass:)".
    private let searchIndex = CSSearchableIndex(
        name: searchDomain, protectionClass: .completeUntilFirstUserAuthentication)
    private let nonceFile: URL?
    private let log = Logger(label: "AppleBridge")

    /// - Parameter appGroup: which the app shares with its widgets; nil for an app without widgets.
    public init(appGroup: String?) {
        nonceFile = appGroup.flatMap {
            FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: $0)?.appending(path: "link-nonce")
        }
    }

    public func give(_ nonce: LinkNonce, of account: AccountID) {
        guard let nonceFile, (try? String(contentsOf: nonceFile, encoding: .utf8)) != nonce.text else { return }
        do {
            try Data(nonce.text.utf8).write(
                to: nonceFile, options: [.atomic, .completeFileProtectionUntilFirstUserAuthentication])
            WidgetCenter.shared.reloadAllTimelines()
        } catch {
            log.error("no nonce for widgets", metadata: ["reason": "\(error.localizedDescription)"])
        }
    }

    public func setQuickActions(_ items: [SystemItem]) {
        UIApplication.shared.shortcutItems = items.map { item in
            UIApplicationShortcutItem(
                type: "link", localizedTitle: item.title, localizedSubtitle: nil, icon: nil,
                userInfo: ["link": item.link as NSString, "owner": item.owner.description as NSString])
        }
    }

    public func index(_ items: [SystemItem]) {
        let searchable = items.map { item in
            let attributes = CSSearchableItemAttributeSet(contentType: .content)
            attributes.title = item.title
            return CSSearchableItem(
                uniqueIdentifier: identifier(of: item.link, item.owner), domainIdentifier: Self.searchDomain,
                attributeSet: attributes)
        }
        searchIndex.indexSearchableItems(searchable, completionHandler: report("not indexed"))
    }

    public func removeFromIndex(_ links: [String], of account: AccountID) {
        searchIndex.deleteSearchableItems(
            withIdentifiers: links.map { identifier(of: $0, account) },
            completionHandler: report("search items not removed"))
    }

    private func identifier(of link: String, _ owner: AccountID) -> String {
        String(decoding: SystemLink(link, through: .spotlight, owner: owner).json, as: UTF8.self)
    }

    public func removeAll() {
        UIApplication.shared.shortcutItems = []
        searchIndex.deleteSearchableItems(
            withDomainIdentifiers: [Self.searchDomain], completionHandler: report("search items not removed"))
        guard let nonceFile, (try? FileManager.default.removeItem(at: nonceFile)) != nil else { return }
        WidgetCenter.shared.reloadAllTimelines()
    }

    private func report(_ what: String) -> @Sendable ((any Error)?) -> Void {
        { [log] error in
            if let error { log.error("\(what)", metadata: ["reason": "\(error.localizedDescription)"]) }
        }
    }
}
#endif
