// Knows what createRoot returns, for a container that is a fresh <div>.
function ReactDOMRoot(internalRoot) {
  this._internalRoot = internalRoot;
}
ReactDOMRoot.prototype.render = function (children) {
  var root = this._internalRoot;
  if (null === root) throw Error(formatProdErrorMessage(409));
  updateContainerImpl(root.current, requestUpdateLane(), children);
};
ReactDOMRoot.prototype.unmount = function () {
  var root = this._internalRoot;
  if (null !== root) {
    this._internalRoot = null;
    updateContainerImpl(root.current, 2, null);
    flushSyncWork$1();
    root.containerInfo[internalContainerInstanceKey] = null;
  }
};
exports.createRoot = (container, options) => {
  options = assign(
    { identifierPrefix: '', onUncaughtError: reportError, onCaughtError: console.error },
    options,
  );
  options = createFiberRoot(
    container,
    options.onUncaughtError,
    options.onCaughtError,
    options.identifierPrefix,
  );
  container[internalContainerInstanceKey] = options.current;
  // Without one Safari on a phone sends no click that bubbles to it.
  container.onclick = noop$1;
  listenToAllSupportedEvents(container);
  return new ReactDOMRoot(options);
};
