// Remembers what was typed at each question, and throws if it is lost although the visitor did not discard it.

import type { HomeEnergyQuoteElement } from '../../src/element/home-energy-quote-element.tsx';
import { visitor } from '../browser/visitor.ts';

/** The fields whose text is kept as typed, by question. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  address: ['postcode'],
  vehicleUsage: ['vehicleUsage.weekday', 'vehicleUsage.weekend'],
};

export class KeptText {
  #texts = new Map<string, Map<string, string>>();
  #at: string | null = null;

  /** Throws if a question does not have the text that the visitor left there. */
  compare(host: HomeEnergyQuoteElement, done: string): void {
    const at = stepOf(host);
    // Outside the questions the specification lets answers be cleared, and a new start always clears them.
    if (at === null || /^(start|reset|hash|journey|postcode|registration|Back|Forward)/.test(done))
      this.#texts.clear();
    if (at === null) {
      this.#at = null;
      return;
    }
    const now = textsOf(host, at);
    const before = this.#texts.get(at);
    if (before && (at !== this.#at || /^(move|remove|messages|[a-z-]+=)/.test(done))) {
      for (const [name, text] of before) {
        if (now.has(name) && now.get(name) !== text)
          throw new Error(`"${text}" was typed into ${name}, and it holds "${now.get(name)}" now`);
      }
    }
    this.#texts.set(at, now);
    this.#at = at;
  }
}

const stepOf = (host: HomeEnergyQuoteElement) => {
  const state = host.getState();
  return state?.route === 'switch/home-energy' ? (state.step?.id ?? null) : null;
};

function textsOf(host: HomeEnergyQuoteElement, step: string): Map<string, string> {
  const fields = (KEPT[step] ?? []).map((name) =>
    visitor(host).root.querySelector<HTMLInputElement>(`[name="${name}"]`),
  );
  return new Map(fields.flatMap((field) => (field ? [[field.name, field.value] as const] : [])));
}
