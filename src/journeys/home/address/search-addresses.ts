// ERR-19: a postcode's list is asked for once, and stays empty without an alert when that fails.

import { type Outcome, success } from '../../../api/failure.ts';
import type { Address } from '../../../domain/address.ts';
import { isoTime } from '../../../domain/iso-time.ts';
import { cleanPostcode } from '../../../domain/postcode.ts';
import { answerOf, ask } from '../../../state/request.ts';
import type { Widget } from '../../../state/widget.ts';

/** The version of the notice above Search (AMB-31): raise it when the sentence changes its meaning. */
const NOTICE_VERSION = '2026-11';

/** Asks for a valid postcode's addresses; pressing Search is the consent that is recorded. */
export async function searchAddresses(widget: Widget, typed: string): Promise<void> {
  const { store, now } = widget;
  const postcode = cleanPostcode(typed);
  if (isSearched(widget, postcode)) return;
  store.actions.answer({ postcode, gdprConsent: { at: isoTime(now()), notice: NOTICE_VERSION } });
  await ask(() => addressesOf(widget, postcode), {
    note: (list) => store.actions.setLookup('addresses', { ...list, postcode }),
    isOver: () => store.getState().lookups.addresses?.postcode !== postcode,
  });
}

/** Its list is on its way or there: a second press of Search has nothing to ask. */
function isSearched({ store }: Widget, postcode: string): boolean {
  const there = store.getState().lookups.addresses;
  return there?.postcode === postcode && (there.is === 'asking' || (answerOf(there)?.length ?? 0) > 0);
}

/** The gb-data setting says which list is used (CALL-11, CALL-12). */
async function addressesOf(
  { api, settings }: Widget,
  postcode: string,
): Promise<Outcome<readonly Address[]>> {
  const outcome = settings.gbData
    ? await api.verifiedAddresses({ query: { postcode } })
    : await api.reccoAddresses({ query: { postcode } });
  if (!outcome.ok) return outcome;
  const { value } = outcome;
  return success(('verifiedAddresses' in value ? value.verifiedAddresses : value) as readonly Address[]);
}
