// Knows what of react-dom's events goes: everything that is registered at import but what `unused.ts` keeps.
import { EVENTS } from '../unused.ts';

/** By its name in the page, React's name of each event. */
const TABLE = `var topLevelEventsToReactNames = new Map("${EVENTS.join(' ')}".split(" ").map(function (name) {
  return [{ Blur: "focusout", DoubleClick: "dblclick", Focus: "focusin" }[name] || name.toLowerCase(), "on" + name];
}));`;

export function cutEvents(cutter) {
  cutter.without('var allNativeEvents =', 'var listeningMarker =');
  // Whether listeners can be passive, and the text of a composition.
  cutter.withoutFrom('var canUseDOM =', 'function getEventCharCode(');
  // The properties of each class of event.
  cutter.withoutFrom('function modifierStateGetter(', 'function isTextInputElement(');
  // Changes in Internet Explorer, selection, prefixes of vendors.
  cutter.withoutFrom('var activeElement$1 =', 'function getTargetInstForInputOrChangeEvent(');
  cutter.withoutFrom('function getLeafNode(', 'function registerSimpleEvent(');
  // Registration.
  cutter.withoutFrom('for ( var i$jscomp$inline_1577 =', 'registerTwoPhaseEvent( "onCompositionUpdate"');
  cutter.append(TABLE);
}
