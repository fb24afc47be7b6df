import SwiftUI

/// A button for what takes its time: meanwhile it shows that it is at work, and cannot be pressed.
struct AsyncButton: View {
    let title: String
    let action: () async -> Void
    @State private var isAtWork = false
    @State private var presses = 0

    // From Xcode 27 on Swift synthesizes no memberwise initializer for a type with a `State` (Apple, "TN3211").
    init(_ title: String, action: @escaping () async -> Void) {
        self.title = title
        self.action = action
    }

    var body: some View {
        Button {
            isAtWork = true
            presses += 1
            Task {
                await action()
                isAtWork = false
            }
        } label: {
            // The title keeps its place. In a list's row SwiftUI draws a reused ProgressView blank.
            Text(title)
                .opacity(isAtWork ? 0 : 1)
                .overlay { if isAtWork { ProgressView().id(presses) } }
        }
        .accessibilityLabel(title)
        .disabled(isAtWork)
    }
}
