import AppleBridge
import SwiftUI

extension View {
    /// A button that closes the screen, if it is on a sheet. `LoadedView` has one; a form says Cancel in its place.
    /// - Parameters:
    ///   - sentence: the key of what the button says.
    ///   - placement: where it stands, such as `.cancellationAction`.
    func closable(
        by sentence: String = "button.close", at placement: ToolbarItemPlacement = .topBarTrailing
    ) -> some View {
        modifier(Closable(sentence: sentence, placement: placement))
    }
}

private struct Closable: ViewModifier {
    let sentence: String
    let placement: ToolbarItemPlacement
    @Environment(\.isSheet) private var isSheet
    @Environment(\.dismiss) private var dismiss

    func body(content: Content) -> some View {
        content.toolbar {
            if isSheet {
                ToolbarItem(placement: placement) { Button(say(sentence)) { dismiss() } }
            }
        }
    }
}
