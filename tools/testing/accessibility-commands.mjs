// Knows what an accessibility test asks of the browser: the tree it computes, media features, and a window as zoom leaves it.

/** Role, name and state of everything: what is left out of it is for the test to say. */
const tree = (page) => page.accessibility.snapshot({ interestingOnly: false });

/** Forced colours too, which @web/test-runner's own command does not know. */
async function media(page, features) {
  const devTools = await page.createCDPSession();
  const list = Object.entries(features).map(([name, value]) => ({ name, value }));
  await devTools.send('Emulation.setEmulatedMedia', { features: list });
  return true;
}

const COMMANDS = { 'accessibility-tree': tree, 'media-features': media };

/** A plugin of @web/test-runner, for Chromium. */
export function accessibilityCommands() {
  return {
    name: 'accessibility-commands',
    executeCommand: ({ command, payload, session }) =>
      COMMANDS[command]?.(session.browser.getPage(session.id), payload),
  };
}
