// Commands of the accessibility tests for the browser: its accessibility tree, media features, and a window's size after zoom.

/** The role, name and state of every node. Each test decides what to leave out. */
const tree = (page) => page.accessibility.snapshot({ interestingOnly: false });

/** Also emulates forced colours, which @web/test-runner's own command does not support. */
async function media(page, features) {
  const devTools = await page.createCDPSession();
  const list = Object.entries(features).map(([name, value]) => ({ name, value }));
  await devTools.send('Emulation.setEmulatedMedia', { features: list });
  return true;
}

/** Sets the font size, in px, that a visitor can choose in the browser's settings. */
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
