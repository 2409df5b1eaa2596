// KEEP-01, KEEP-05: what an enquiry contains besides the typed values. It is made only when Enquire is pressed.
import type { Brief, Enquiry } from '../../../domain/enquiry.ts';
import { priceOn } from '../../../domain/price-cap.ts';
import { isoTime } from '../../../domain/safe-built-ins.ts';
import { yearlyUse } from '../../../domain/usage.ts';
import { type QuotedVehicle, vehicleName } from '../../../domain/vehicle.ts';
import { stated } from '../../../domain/yours.ts';
import { sha256 } from '../../../state/crypto.ts';
import { shownResult } from '../../../state/fetch-result.ts';
import { shownRecord } from '../../../state/shown-record.ts';
import type { Widget } from '../../../state/widget.tsx';
import { walkPlan } from '../../../wizard/walk.ts';
import { oneLine } from '../../../words/in-sentence.ts';
import { billAnswer, billHeadline, billOf, billRates } from '../../one-bill/bill.ts';
import { YOURS } from '../../result/yours/yours-questions.ts';
import { resultSummary } from '../print/result-summary.ts';
import type { Typed } from './enquiry-schema.ts';

/** Who would contact the visitor (KEEP-05): the partner by its name, or as the people behind the page, by its host. */
export function recipientOf({ settings, words }: Pick<Widget, 'settings' | 'words'>): string {
  return settings.brandName ?? words('enquiry.owner', { page: location.hostname || words('enquiry.page') });
}

export async function makeEnquiry(widget: Widget, id: string, typed: Typed): Promise<Enquiry> {
  const { words, now } = widget;
  const recipient = recipientOf(widget);
  const wording = words('enquiry.consent', { who: recipient });
  const time = isoTime(now());
  const record = await shownRecord(widget);
  const brief = briefOf(widget);
  return {
    id,
    ...typed,
    loyalInformation: '',
    consent: { recipient, channels: ['phone', 'email'], wording, wordingHash: await sha256(wording), time },
    brief,
    record,
    summary: summaryOf(widget, typed, brief, record.hash),
  };
}

function briefOf({ store, words, product }: Widget): Brief {
  const { flags, answers, quoteIds, results, whatIf } = store.getState();
  const { address, propertyTypeName } = answers;
  // A question that was not asked has the answer that the model uses instead.
  const { relevant } = walkPlan(product.plan, flags, answers);
  const { electricityUsage, gasUsage } = answers;
  const prices = priceOn(words.today());
  const all = product.assets.flatMap(({ id }) => shownResult(results[id]) ?? []);
  const driven = all.find(({ request }) => request.totalMiles !== null)?.request;
  return {
    home: {
      address: address?.text ?? null,
      postcode: address?.parts.postcode ?? null,
      propertyType: propertyTypeName || null,
      heating: relevant.heatingFuel ? words(`heating.${relevant.heatingFuel}`) : null,
      insulation: relevant.insulation ? words(`insulation.${relevant.insulation}`) : null,
      occupancy: relevant.propertyUsage ? words(`usage.${relevant.propertyUsage}`) : null,
      electricityKWhPerYear: yearlyUse(electricityUsage, 'electricity', prices),
      gasKWhPerYear: yearlyUse(gasUsage, 'gas', prices),
      usageSource: electricityUsage.isStated || gasUsage.isStated ? 'visitor' : 'found',
      // Without the half hours, which only the quote has.
      yours: stated(
        answers.yours,
        YOURS.map(({ name }) => name),
      ),
    },
    vehicles: driven
      ? {
          current: nameOf(driven.current),
          compare: nameOf(driven.compare),
          milesPerYear: driven.totalMiles,
        }
      : null,
    quotes: Object.entries(quoteIds).map(([asset, quoteId = '']) => ({ asset, quoteId })),
    whatIf,
  };
}

function nameOf(vehicle: QuotedVehicle | null): string | null {
  return vehicle && vehicleName(vehicle);
}

const MOST_LINES = 39;

/** KEEP-01: the enquiry as text for people, also on a phone: short lines, and fewer than forty. */
function summaryOf(widget: Widget, typed: Typed, { quotes, whatIf }: Brief, hash: string | null): string {
  const { store, words, product } = widget;
  const { results, answers, combined } = store.getState();
  const bill = combined && billOf(combined, words);
  const answer = bill && billAnswer(bill, widget);
  const row = (label: string, text: string) => `${label}: ${text}`;
  const quoteRows = product.assets.flatMap((asset) => {
    const result = shownResult(results[asset.id]);
    if (!result) return [];
    const { headline, also, rows } = resultSummary(asset, result, answers, words, combined);
    return [
      `— ${headline}`,
      ...(also ? [also] : []),
      ...rows.map(([label, ...texts]) => row(label, texts.filter(Boolean).join('. '))),
    ];
  });
  const typedRows = [
    typed.fullName,
    typed.phone,
    typed.email,
    row(words('label.contactTime'), words(`enquiry.contactTime.${typed.contactTime}`)),
    row(words('enquiry.adopt'), words(`enquiry.adopt.${typed.adopt}`)),
    ...(typed.info ? [row(words('label.info'), typed.info)] : []),
    ...(bill && answer
      ? [
          `— ${billHeadline(bill, widget).sentence}`,
          oneLine([
            answer.without,
            answer.lacks,
            ...answer.facts.flatMap(([label, value, , more]) => [row(label, value), more]),
            answer.note,
            billRates(bill, words),
          ]),
        ].filter(Boolean)
      : []),
  ];
  const last = [
    ...(whatIf ? [row(words('whatIf.title'), whatIf)] : []),
    quotes.map(({ asset, quoteId }) => `${asset} ${quoteId}`).join(', '),
    ...(hash ? [row(words('summary.record'), hash)] : []),
  ];
  // The home is the same in each result. A typed line break starts no new line of the text.
  const once = [...new Set([...typedRows, ...quoteRows].map((line) => line.replace(/\s+/g, ' ')))];
  // The quotes and the record identify the rest, so a text that is too long is shortened elsewhere.
  return [...once.slice(0, MOST_LINES - last.length), ...last].join('\n');
}
