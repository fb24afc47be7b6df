// "UTType"
public struct UTType: Hashable, Sendable {
    // "content"
    public static var content: UTType { UTType() }
}
