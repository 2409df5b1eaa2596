// The WebDriver protocol names most keys by their characters, and the others by private code points.

const CODES = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

function codeOf(key) {
  const value = [...key].length === 1 ? key : CODES[key];
  if (value) return value;
  throw new Error(
    `The WebDriver protocol has no key "${key}" here: add it to tools/testing/engines/pressing.mjs.`,
  );
}

/** The command that presses keys in sequence. In `Shift+Tab`, the last key is pressed while the others are held. */
export function pressing(keys) {
  const actions = keys.flatMap((key) => {
    const names = key.length > 1 ? key.split('+') : [key];
    const values = names.map(codeOf);
    const down = values.map((value) => ({ type: 'keyDown', value }));
    return [...down, ...down.toReversed().map(({ value }) => ({ type: 'keyUp', value }))];
  });
  return { actions: [{ type: 'key', id: 'keyboard', actions }] };
}
