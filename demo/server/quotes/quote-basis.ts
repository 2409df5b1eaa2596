import { installVatChanges } from '../model/install-vat.ts';
import { placeOf } from '../model/place/place.ts';
import { pricesSent } from '../model/result/prices-sent.ts';
import type { QuoteBasis, QuoteResult } from '../model/result/quote-result.ts';
import type { HomeFacts } from '../model/support/conditions.ts';
import { conditionsFor } from '../model/support/conditions.ts';
import { supportFor } from '../model/support/support.ts';
import { vatChanges } from '../model/support/vat-change.ts';
import { today } from '../model/today.ts';
import type { Sources } from '../sources/sources.ts';
import { ASSETS } from './assets.ts';
import { homeFacts } from './home-facts.ts';
import type { Asset, QuoteRequest } from './quote-request.ts';

/** The prices behind the figures, the tariff's conditions, and the grants for this home. */
export async function quoteBasis(
  asset: Asset,
  request: QuoteRequest<Asset>,
  result: QuoteResult,
  sources: Sources,
): Promise<QuoteBasis> {
  const place = placeOf(request.details.postcode)!;
  const { known } = ASSETS[asset]!;
  const facts = { ...(await homeFacts(request, sources)), asset };
  const rows = await sources.support();
  const question = { place, facts, heatingFuel: request.heatingFuel };
  const prices = await sources.prices();
  const decided = [
    ...(place.served === 'yes' ? vatChanges(prices.vatChange, result.whatIf, result.request.totalMiles) : []),
    ...installVatChanges(result.costModel.totalCost),
    ...((await known?.(request as never, result, sources)) ?? []),
  ];
  return {
    prices: pricesSent(prices),
    ...(place.served === 'yes' && (await tariffBasis(result, facts, sources))),
    support: supportFor(rows, question, today()),
    ...((known || decided.length > 0) && { known: decided }),
  };
}

async function tariffBasis({ calculatedResults }: QuoteResult, facts: HomeFacts, sources: Sources) {
  const offers = calculatedResults.filter(({ isCurrent }) => !isCurrent);
  const id = offers.find(({ isRecommended }) => isRecommended)?.tariffId;
  const tariff = (await sources.tariffs()).all.find((each) => each.id === id);
  return { compared: offers.length, conditions: conditionsFor(tariff?.conditions ?? [], facts) };
}
