// Apple: "UTType", "content"
public struct UTType: Hashable, Sendable {
    public static var content: UTType { UTType() }
}
