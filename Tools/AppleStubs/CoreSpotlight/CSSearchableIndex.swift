public import Foundation
public import UniformTypeIdentifiers

// "CSSearchableItemActionType"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CSSearchableItemActionType = ""

// "CSSearchableItemActivityIdentifier"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CSSearchableItemActivityIdentifier = ""

// "CSSearchableIndex"
open class CSSearchableIndex: NSObject {
    // "default()"
    open class func `default`() -> Self { fatalError() }

    // "indexSearchableItems(_:completionHandler:)"
    open func indexSearchableItems(
        _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {}

    // "deleteSearchableItems(withDomainIdentifiers:completionHandler:)"
    open func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {}
}

// "CSSearchableItem"
open class CSSearchableItem: NSObject {
    // "init(uniqueIdentifier:domainIdentifier:attributeSet:)"
    public init(
        uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
    ) {}
}

// "CSSearchableItemAttributeSet"
open class CSSearchableItemAttributeSet: NSObject {
    // "init(contentType:)"
    public init(contentType: UTType) {}

    // "title"
    open var title: String?
}
