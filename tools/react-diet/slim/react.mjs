// Knows React's setState without the advice of a development build.
Component.prototype.setState = function (partialState, callback) {
  this.updater.enqueueSetState(this, partialState, callback);
};
