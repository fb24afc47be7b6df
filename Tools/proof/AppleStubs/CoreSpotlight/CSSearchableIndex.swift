public import Foundation
public import UniformTypeIdentifiers

// Apple: "CSSearchableItemActionType"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CSSearchableItemActionType = ""

// Apple: "CSSearchableItemActivityIdentifier"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CSSearchableItemActivityIdentifier = ""

// Apple: "CSSearchableIndex", "default()", "init(name:protectionClass:)", "indexSearchableItems(_:completionHandler:)",
// "deleteSearchableItems(withIdentifiers:completionHandler:)",
// "deleteSearchableItems(withDomainIdentifiers:completionHandler:)"
open class CSSearchableIndex: NSObject {
    open class func `default`() -> Self { fatalError() }

    public init(name: String, protectionClass: FileProtectionType?) {}

    open func indexSearchableItems(
        _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {}

    open func deleteSearchableItems(
        withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {}

    open func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {}
}

// Apple: "CSSearchableItem", "init(uniqueIdentifier:domainIdentifier:attributeSet:)"
open class CSSearchableItem: NSObject {
    public init(
        uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
    ) {}
}

// Apple: "CSSearchableItemAttributeSet", "init(contentType:)", "title"
open class CSSearchableItemAttributeSet: NSObject {
    public init(contentType: UTType) {}

    open var title: String?
}
