// Knows how a postcode becomes a list of addresses: asked for once, empty without an alert when that fails (ERR-19).

import type { Address } from '../../../../domain/address.ts';
import { cleanPostcode } from '../../../../domain/postcode.ts';
import type { Widget } from '../../../../state/widget.ts';

/** The notice above Search, as it stands today (AMB-31): raise it when the sentence changes its meaning. */
export const NOTICE_VERSION = '2026-11';

/** Asks for a valid postcode's addresses; pressing Search is the consent that is recorded. */
export async function searchAddresses(widget: Widget, typed: string): Promise<void> {
  const { store, now } = widget;
  const postcode = cleanPostcode(typed);
  store.actions.answer({ postcode, gdprConsent: { at: now().toISOString(), notice: NOTICE_VERSION } });
  store.actions.setLookup('addresses', { is: 'asking', list: [], postcode });
  const list = await askFor(widget, postcode);
  if (store.getState().lookups.addresses?.postcode !== postcode) return;
  store.actions.setLookup('addresses', { is: list ? 'ready' : 'failed', list: list ?? [], postcode });
}

/** The gb-data setting says which list is used (CALL-11, CALL-12). */
async function askFor({ api, settings }: Widget, postcode: string): Promise<readonly Address[] | null> {
  if (settings.gbData) {
    const outcome = await api.verifiedAddresses({ query: { postcode } });
    return outcome.ok ? (outcome.value.verifiedAddresses as readonly Address[]) : null;
  }
  const outcome = await api.reccoAddresses({ query: { postcode } });
  return outcome.ok ? (outcome.value as readonly Address[]) : null;
}
