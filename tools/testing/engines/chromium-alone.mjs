// The tests that need something that only Chromium can do, with the reason.

/** The keys are the beginnings of paths. */
const REASONS = {
  'test/accessibility/states/':
    'they read the accessibility tree and set media features, forced colours and zoom',
  'test/accessibility/motion.test.ts': 'it sets media features',
  'test/accessibility/one-press.test.ts': 'it presses with a real pointer',
  'test/visitors/': 'they ask where in its history the window is',
};

/** The reason why no other engine can run this file. Undefined if it can. */
export function chromiumAlone(file) {
  const path = file.replaceAll('\\', '/');
  return Object.entries(REASONS).find(([start]) => path.startsWith(start))?.[1];
}
