// Apple: "View", "accessibilityElement(children:)", "accessibilityIdentifier(_:)", "accessibilityLabel(_:)",
// "accessibilityHidden(_:)"
extension View {
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { EmptyView() }

    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        EmptyView()
    }

    nonisolated public func accessibilityIdentifier(
        _ identifier: String
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { ModifiedContent() }

    nonisolated public func accessibilityLabel<S: StringProtocol>(
        _ label: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { ModifiedContent() }
}

// Apple: "AccessibilityChildBehavior", "ignore", "contain", "combine"
public struct AccessibilityChildBehavior: Sendable {
    public static let ignore = AccessibilityChildBehavior()
    public static let contain = AccessibilityChildBehavior()
    public static let combine = AccessibilityChildBehavior()
}

// Apple: "AccessibilityAttachmentModifier", "body(content:)"
public struct AccessibilityAttachmentModifier: ViewModifier {
    public func body(content: Content) -> some View { content }
}

// Apple: "View", "accessibilityAddTraits(_:)"
extension View {
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { EmptyView() }
}

// Apple: "AccessibilityTraits", "isHeader"
public struct AccessibilityTraits: Sendable {
    public static let isHeader = AccessibilityTraits()
}
