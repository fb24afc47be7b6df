import SwiftUI

/// Asks whether to open a link that came from outside, where its route requires that.
struct ConfirmationView: View {
    let link: String
    let open: () -> Void
    let cancel: () -> Void

    var body: some View {
        ContentUnavailableView {
            Label(say("screen.confirmation"), systemImage: "questionmark.circle")
        } description: {
            Text(link)
        } actions: {
            Button(say("button.open")) { open() }
            Button(say("button.cancel")) { cancel() }
        }
    }
}

#Preview {
    ConfirmationView(link: "starter://notifications") {
    } cancel: {
    }
}
