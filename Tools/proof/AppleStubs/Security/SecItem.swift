// In CoreFoundation, which Foundation brings along on Apple's systems.

// Apple: "CFString"
public typealias CFString = NSString

// Apple: "CFDictionary"
public typealias CFDictionary = NSDictionary

// Apple: "CFTypeRef"
public typealias CFTypeRef = AnyObject

// Apple: "OSStatus"
public typealias OSStatus = Int32

// Apple: "SecItemCopyMatching(_:_:)"
// swift-format-ignore: AlwaysUseLowerCamelCase
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus { 0 }

// Apple: "SecItemAdd(_:_:)"
// swift-format-ignore: AlwaysUseLowerCamelCase
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus { 0 }

// Apple: "SecItemUpdate(_:_:)"
// swift-format-ignore: AlwaysUseLowerCamelCase
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus { 0 }

// Apple: "SecItemDelete(_:)"
// swift-format-ignore: AlwaysUseLowerCamelCase
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { 0 }

// Apple: "SecCopyErrorMessageString(_:_:)"
// swift-format-ignore: AlwaysUseLowerCamelCase
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? { nil }

// Apple: "errSecSuccess"
public let errSecSuccess: OSStatus = 0

// Apple: "errSecItemNotFound"
public let errSecItemNotFound: OSStatus = -25300

// Apple: "kSecClass"
public nonisolated(unsafe) let kSecClass: CFString = ""

// Apple: "kSecClassGenericPassword"
public nonisolated(unsafe) let kSecClassGenericPassword: CFString = ""

// Apple: "kSecAttrService"
public nonisolated(unsafe) let kSecAttrService: CFString = ""

// Apple: "kSecAttrAccount"
public nonisolated(unsafe) let kSecAttrAccount: CFString = ""

// Apple: "kSecAttrAccessible"
public nonisolated(unsafe) let kSecAttrAccessible: CFString = ""

// Apple: "kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly"
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = ""

// Apple: "kSecValueData"
public nonisolated(unsafe) let kSecValueData: CFString = ""

// Apple: "kSecReturnAttributes"
public nonisolated(unsafe) let kSecReturnAttributes: CFString = ""

// Apple: "kSecMatchLimit"
public nonisolated(unsafe) let kSecMatchLimit: CFString = ""

// Apple: "kSecMatchLimitAll"
public nonisolated(unsafe) let kSecMatchLimitAll: CFString = ""

// Apple: "kSecReturnData"
public nonisolated(unsafe) let kSecReturnData: CFString = ""
