import DeepLinks

/// Where a push's link leads, by an app's routes.
struct LinkEnd {
    let description: String
    /// What is wrong with the link; nil if it leads somewhere.
    let fault: String?

    /// - Parameter hosts: of the app's universal links, in lower case; any host may be the app's if there is none.
    init(of link: String, by check: LinkCheck, hosts: Set<String>) {
        let host = LinkCheck.webHost(of: link)
        if let host, !hosts.isEmpty, !hosts.contains(host) {
            (description, fault) = ("a web page: \(host) is no --host", nil)
            return
        }
        switch check.destination(of: link) {
        case .success(let route) where host == nil: (description, fault) = ("\(route); its scheme is not checked", nil)
        case .success(let route) where hosts.isEmpty:
            (description, fault) = ("\(route), if \(host ?? "") is your app's", nil)
        case .success(let route): (description, fault) = (route, nil)
        case .failure where host != nil && hosts.isEmpty:
            (description, fault) = ("a web page; if \(host ?? "") is your app's, say --host \(host ?? "")", nil)
        case .failure(let complaint): (description, fault) = ("nowhere", complaint.description)
        }
    }
}
