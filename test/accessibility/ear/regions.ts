// Observes live regions. A text added to a known region is announced, and so is an alert when it appears. What is behind a dialog
// or not visible is not announced.
import { spokenText } from './spoken-text.ts';

const LIVE = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';

export function watchRegions(root: ShadowRoot, say: (text: string) => void): void {
  const known = new Map<Element, string>();
  const all = () => root.querySelectorAll(LIVE);
  for (const region of all()) known.set(region, spokenText(region));
  const watch = new MutationObserver(() => {
    for (const region of known.keys()) if (!region.isConnected) known.delete(region);
    for (const region of all()) {
      const text = spokenText(region);
      const before = known.get(region);
      known.set(region, text);
      const isAlert = region.matches('[role=alert]');
      if (text === '' || text === before || (before === undefined && !isAlert)) continue;
      if (isHeard(region)) say(`${isAlert ? 'alert' : 'says'}: ${text}`);
    }
  });
  watch.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
}

function isHeard(region: Element): boolean {
  const dialog = region.getRootNode() as ShadowRoot;
  const modal = dialog.querySelector('dialog:modal');
  return (!modal || modal.contains(region)) && region.checkVisibility({ visibilityProperty: true });
}
