import SwiftUI

/// A button for what takes its time: meanwhile it shows that it is at work, and cannot be pressed.
struct AsyncButton: View {
    let title: String
    let action: () async -> Void
    @State private var isAtWork = false

    // From Xcode 27 on Swift synthesizes no memberwise initializer for a type with a `State` (Apple, "TN3211").
    init(_ title: String, action: @escaping () async -> Void) {
        self.title = title
        self.action = action
    }

    var body: some View {
        Button {
            isAtWork = true
            Task {
                await action()
                isAtWork = false
            }
        } label: {
            if isAtWork { ProgressView().accessibilityLabel(title) } else { Text(title) }
        }
        .disabled(isAtWork)
    }
}

#Preview {
    AsyncButton("Wait") { try? await Task.sleep(for: .seconds(2)) }
}
