// Knows what of react.production.js goes: children as data, pure components, forced updates.

export function cutReact(cutter) {
  cutter.without(
    'ComponentDummy.prototype =',
    'var pureComponentPrototype =',
    'pureComponentPrototype.constructor =',
    'assign(pureComponentPrototype,',
    'pureComponentPrototype.isPureReactComponent =',
    'Component.prototype.forceUpdate =',
    'exports.Children =',
    'exports.PureComponent =',
    'exports.__COMPILER_RUNTIME =',
  );
  cutter.replace('Component', ['updater || ReactNoopUpdateQueue', 'updater']);
}
