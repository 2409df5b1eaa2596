// Checks that messages were announced on the way here. A status is announced when text is added to it. If a status is added
// together with its text, few screen readers announce it.
import { expect } from '@open-wc/testing';
import type { Stage } from '../../browser/stage.ts';
import type { Check } from './check.ts';

const STATUS = '[role=status]';

export function liveCheck(): Check {
  /** Texts that were added together with their status, while nothing else was announced. */
  let mute: string[] = [];
  return {
    says: 'each live region was on the page before its text',
    begin: ({ root }) => listenTo(root, (texts) => mute.push(...texts)),
    holds() {
      const came = mute;
      mute = [];
      expect(came).to.deep.equal([]);
    },
  };
}

function listenTo(root: Stage['root'], onMute: (texts: readonly string[]) => void): void {
  const there = new Set<Element>(root.querySelectorAll(STATUS));
  const listen = new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node.isConnected);
    const changed = records.filter(({ type }) => type === 'characterData').map(({ target }) => target);
    const isAnnounced = [...added, ...changed].some((node) => isArrival(node) || speaksInto(node, there));
    if (!isAnnounced) onMute(added.flatMap(muteIn));
    for (const region of root.querySelectorAll(STATUS)) there.add(region);
  });
  listen.observe(root, { subtree: true, childList: true, characterData: true });
}

function muteIn(node: Node): string[] {
  if (!(node instanceof Element)) return [];
  const regions = [...(node.matches(STATUS) ? [node] : []), ...node.querySelectorAll(STATUS)];
  return regions.map(({ textContent }) => textContent?.trim() ?? '').filter(Boolean);
}

/** True for text in a region that was already there, and for an alert, which is announced when it appears. */
function speaksInto(node: Node, there: ReadonlySet<Element>): boolean {
  const box = node instanceof Element ? node : node.parentElement;
  const region = box?.closest(STATUS);
  if (region && region !== node && there.has(region)) return node.textContent?.trim() !== '';
  return (
    node instanceof Element && (node.matches('[role=alert]') || node.querySelector('[role=alert]') !== null)
  );
}

/** A new screen, question, tab, dialog or card of a choice. It is read because the focus moves into it. */
function isArrival(node: Node): boolean {
  if (!(node instanceof Element)) return false;
  const takesFocus = ':is(h2, h3, [role=group])[tabindex="-1"]';
  return node.matches('form, [role=tabpanel]') || node.querySelector(takesFocus) !== null;
}
