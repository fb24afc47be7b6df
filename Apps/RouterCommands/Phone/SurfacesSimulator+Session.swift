import DeviceSimulator
import Launches

extension SurfacesSimulator {
    /// As earlier processes of the app left them, which gave out what the session keeps.
    convenience init(keptFor session: Session?) {
        self.init()
        if let account = session?.account, let nonce = session?.nonce { give(nonce, of: account) }
    }

    /// What an earlier process would have given the widgets of an account; nil for nobody.
    func given(to account: AccountID?) -> LinkNonce? {
        guard let account else { return nil }
        let nonce = LinkNonce.random()
        give(nonce, of: account)
        return nonce
    }
}
