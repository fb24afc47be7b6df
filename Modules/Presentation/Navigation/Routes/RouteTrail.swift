/// The coordinators entered from the root down, so that a cycle is found.
struct RouteTrail: Sendable {
    private var entered: [ObjectIdentifier] = []
    private var names: [String] = []

    init(root: (some Coordinator).Type) {
        entered = [ObjectIdentifier(root)]
        names = ["\(root)"]
    }

    /// - Throws: ``RouteTreeError/circle(_:)`` if that coordinator was entered further up.
    func entering(_ child: (some Coordinator).Type) throws(RouteTreeError) -> RouteTrail {
        var deeper = self
        deeper.names.append("\(child)")
        guard !entered.contains(ObjectIdentifier(child)) else { throw .circle(deeper.names) }
        deeper.entered.append(ObjectIdentifier(child))
        return deeper
    }
}
