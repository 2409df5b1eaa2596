// What an accessibility test asks of the browser: the tree it computes, media features, and a window as zoom
// leaves it.

/** Role, name and state of everything: what is left out of it is for the test to say. */
const tree = (page) => page.accessibility.snapshot({ interestingOnly: false });

/** Forced colours too, which @web/test-runner's own command does not know. */
async function media(page, features) {
  const devTools = await page.createCDPSession();
  const list = Object.entries(features).map(([name, value]) => ({ name, value }));
  await devTools.send('Emulation.setEmulatedMedia', { features: list });
  return true;
}

/** The size of text that a visitor chose in the browser's settings, px. */
async function fontSize(page, standard) {
  const devTools = await page.createCDPSession();
  await devTools.send('Page.setFontSizes', { fontSizes: { standard, fixed: (standard * 13) / 16 } });
  return true;
}

const COMMANDS = { 'accessibility-tree': tree, 'media-features': media, 'font-size': fontSize };

/** A plugin of @web/test-runner, for Chromium. */
export function accessibilityCommands() {
  return {
    name: 'accessibility-commands',
    executeCommand: ({ command, payload, session }) =>
      COMMANDS[command]?.(session.browser.getPage(session.id), payload),
  };
}
