import '../../test/table-prices.ts';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { readTable } from '../../demo/server/data/read-table.ts';
import { dayText } from '../../demo/server/model/calendar.ts';
import { SUPPORT } from '../../demo/server/model/support/support.ts';
import type { Tariff } from '../../demo/server/model/tariff/tariffs.ts';
import { OFFERED, TABLE_PRICES } from '../../demo/server/test/table-market.ts';
import { words } from '../../test/spec-words.ts';
import { sampleSolar } from '../../tools/prices/landing-figures.ts';
import { middleCar } from '../../tools/prices/price-lines.ts';
import { priceOn } from '../domain/price-cap.ts';
import { isoDay } from '../domain/safe-built-ins.ts';
import * as english from './en-gb/pack.ts';
import { sentences as catalogue } from './en-gb/pack.ts';
import { sources } from './en-gb/sources.ts';
import { isOver, landingKey } from './landing.ts';
import type { Pack } from './pack.ts';

const sentences: Pack['sentences'] = catalogue;
const { figures: prices } = priceOn(isoDay(new Date()));
const { landings } = english;

const pages = Object.entries(landings) as [keyof typeof landings, (typeof landings)['ev']][];

describe('the landing pages', () => {
  for (const [asset, page] of pages) {
    it(`LAND-04: ${asset} says what it is, costs and saves, when it does not, how it is installed, and answers a question`, () => {
      assert.deepEqual(
        page.topics.map(({ id }) => id),
        ['what', 'cost', 'save', 'not', 'install'],
      );
      assert.ok(page.questions.length > 0);
    });

    it(`LAND-04: ${asset} has each of its sentences in the catalogue, under a key of its own`, () => {
      const keys = [...page.topics, ...page.questions].flatMap(({ id, claims }) => {
        assert.ok(claims.length > 0, `${id} says nothing`);
        return [landingKey(asset, id), ...claims.map((_, index) => landingKey(asset, id, index))];
      });
      assert.equal(new Set(keys).size, keys.length);
      for (const key of keys) assert.ok(sentences[key], key);
      const bars = [0, 1].map((bar) =>
        ['picture', 'pictureFigure'].map((part) => sentences[landingKey(asset, part, bar)]),
      );
      assert.deepEqual(
        bars,
        page.picture.map(({ text, figure }) => [text, figure]),
      );
      // The bar is as long as the figure beside it says.
      for (const { text, figure, value } of page.picture) {
        const size = typeof value === 'number' ? value : `{${value}}`;
        assert.ok(text && figure.includes(String(size)), figure);
        assert.ok((typeof value === 'number' ? value : Number(prices[value])) > 0);
      }
    });
  }

  for (const [asset, page] of pages) {
    it(`LAND-04: ${asset} is in the catalogue, part by part, by the names that a partner overrides`, () => {
      const sentenceOf = (part: string) => sentences[`land.${asset}.${part}`];
      const { title, lead, fact, topics } = page;
      assert.deepEqual(
        ['title', 'lead', 'figure', 'fact', 'what', 'what.1', 'save.1', 'cost.1'].map(sentenceOf),
        [
          title,
          lead,
          fact.figure,
          fact.text,
          topics[0]?.title,
          topics[0]?.claims[0]?.text,
          topics[2]?.claims[0]?.text,
          topics[1]?.claims[0]?.text,
        ],
      );
      assert.ok([title, lead, fact.figure, fact.text].every(Boolean));
    });
  }

  it('LAND-04: have at most three figures under each of the three headings that are open', () => {
    for (const [asset, { topics }] of pages)
      for (const { id, claims } of topics.slice(0, 3)) {
        const text = claims.map((_, index) => words(landingKey(asset, id, index))).join(' ');
        // A day, a month and the name of a gas are none, and a span is one.
        const figures = text
          .replace(/(\d+ )?[A-Z]\w+ 20\d\d|CO2/g, '')
          .match(/[\d.,]*\d\w*( to £?[\d.,]*\d)?/g);
        assert.ok((figures?.length ?? 0) <= 3, `${asset} ${id}: ${text}`);
      }
  });

  it('LAND-04: ask the questions that their headings name', () => {
    const asked = pages.map(([asset, { questions }]) => [asset, questions.map(({ id }) => id)]);
    assert.deepEqual(Object.fromEntries(asked), {
      solar: ['self', 'winter'],
      ev: ['charge', 'clean'],
      ashp: ['count', 'grants', 'oil', 'cold', 'radiators'],
    });
  });

  it('LAND-04: say of each figure that we calculated, and of no other, that it is our sum', () => {
    for (const [id, { name, date, mark }] of Object.entries(sources)) {
      const line = `${name}, ${date}`;
      const sentence = sentences[`source.${id as keyof typeof sources}`];
      assert.equal(sentence, mark === 'derived' ? `our calculation from ${line}` : line);
    }
  });

  it('HON-08: have claims that end after their last day, if they have one', () => {
    assert.deepEqual(
      ['9999-12-31', '2026-09-30', '2026-10-01'].map((day) => isOver({ to: '2026-09-30' }, day)),
      [true, false, true],
    );
  });

  it('LAND-04: name the source of each claim with its date', () => {
    for (const [id, { name, date }] of Object.entries(sources)) {
      assert.ok(name && date);
      assert.ok(sentences[`source.${id as keyof typeof sources}`]?.endsWith(`${name}, ${date}`));
    }
  });

  it('LAND-04: have no source that no claim uses', () => {
    const claims = pages.flatMap(([, { fact, topics, questions }]) => [
      fact,
      ...[...topics, ...questions].flatMap((topic) => topic.claims),
    ]);
    assert.deepEqual(
      Object.keys(sources).toSorted(),
      [...new Set(claims.map(({ source }) => source))].toSorted(),
    );
  });
});

/** The figures the reference API computes with: when they are renewed, what the pages say is checked again. */
const figures = JSON.parse(
  readFileSync(new URL('../../demo/server/data/constants.json', import.meta.url), 'utf8'),
) as Record<string, { readonly value: never }>;
const figure = (name: string): never => {
  const found = figures[name];
  assert.ok(found, `no figure ${name}`);
  return found.value;
};

const says = (...key: Parameters<typeof landingKey>) => words(landingKey(...key));
const tens = (pounds: number) => `£${Math.round(pounds / 10) * 10}`;
const losses: Readonly<Record<string, number>> = figure('chargeEfficiency');
const milesPerKwh = middleCar('evs.csv', 'real_mi_per_kwh');
const wallbox = milesPerKwh * (losses[1] ?? 0);
const plug = milesPerKwh * (losses[3] ?? 0);

const [PETROL = 0, , OIL = 0] = readTable('fuel_prices.csv', (row) => row.number('price_p'));
const { electricityUnit, gasUnit } = TABLE_PRICES.cap;

const claimsOf = (of: string) =>
  [...landings.ashp.topics, ...landings.ashp.questions].find(({ id }) => id === of)!.claims;

describe('support and prices on the landing pages', () => {
  const rows = new Map(SUPPORT.map((row) => [row.id, row]));
  const cost = [claimsOf('cost')[1]!, ...claimsOf('grants')];
  const pounds = (id: string) => `£${rows.get(id)!.amount!.toLocaleString('en-GB')}`;

  it('HON-11 match support.csv: amounts, nations and last days', () => {
    const [standard, oil, scotland, , vat] = cost;
    assert.ok(standard?.text.includes(pounds('bus-gas')) && standard.to === rows.get('bus-gas')?.to);
    assert.ok(oil?.text.includes(pounds('bus-oil')) && oil.to === rows.get('bus-oil')?.to);
    assert.ok(oil?.text.includes(dayText(oil.to ?? '')));
    assert.ok(scotland?.text.includes(pounds('hes-grant')) && scotland.text.includes(pounds('hes-rural')));
    assert.equal(rows.get('hes-grant')?.to, null);
    assert.ok(vat?.to === rows.get('vat-heat-pump-gb')?.to && vat?.text.includes(dayText(vat.to ?? '')));
    const solarVat = landings.solar.topics
      .flatMap(({ claims }) => claims)
      .find(({ source }) => source === 'vat');
    assert.equal(solarVat?.to, rows.get('vat-solar-gb')?.to);
  });

  it('HON-11 are left out after their last day', () => {
    const stillShown = (day: string) => cost.filter((claim) => !isOver(claim, day)).length;
    assert.deepEqual(['2026-12-31', '2027-01-01', '2027-04-01'].map(stillShown), [5, 4, 2]);
  });
});

describe('the calculated figures of the landing pages', () => {
  it('the pence of a mile, electric and on petrol', () => {
    const petrol = (PETROL * figure('litresPerGallon')) / middleCar('ice.csv', 'real_mpg');
    const home = Math.round(electricityUnit / wallbox);
    assert.equal(says('ev', 'figure'), `${prices.nightMile}p a mile`);
    assert.equal(says('ev', 'cost', 1), `At the price cap a mile costs about ${home}p.`);
    assert.match(says('ev', 'fact'), new RegExp(`a typical petrol car .* about ${Math.round(petrol)}p`));
    assert.deepEqual(
      landings.ev.picture.map(({ value }) => prices[value as 'nightMile']),
      [Math.round(petrol), prices.nightMile],
    );
  });

  it('NOW-04: use the price of the tables wherever a claim or a source names it', () => {
    const keys = Object.keys(sentences).filter((key) => /^(land|source)\./.test(key)) as 'land.ev'[];
    assert.deepEqual(
      keys.map((key) => words(key)).filter((sentence) => /[{}]|undefined|NaN/.test(sentence)),
      [words('land.sources')],
    );
    assert.equal(says('solar', 'figure'), `${Math.round(electricityUnit)}p`);
    assert.match(says('ashp', 'oil', 0), new RegExp(`about £${Math.round(OIL * 10.35) * 10}\\.$`));
    assert.match(words('source.cap'), /, July to September 2026$/);
  });

  it('NOW-04: use the rates of the tables for cars and for roofs', () => {
    const rates = (ids: readonly number[], rateOf: (tariff: Tariff) => number) =>
      ids.map((id) => rateOf(OFFERED.tariffs.all.find((tariff) => tariff.id === id)!));
    // Octopus Go, Intelligent Octopus Go, GoElectric Overnight: those whose rates were read.
    const night = rates([3, 4, 8], ({ windows }) => windows[0]!.rate);
    assert.match(words('source.nightRates'), /car tariffs of Octopus and EDF, May 2026$/);
    // The price cap's own, Flexible + Outgoing Fixed, Next Flex + Next Export Exclusive.
    const sold = rates([1, 13, 14], ({ exportRate }) => exportRate);
    const span = (found: readonly number[]) =>
      `${Math.floor(Math.min(...found))}p to ${Math.ceil(Math.max(...found))}p`;
    const most = Math.ceil(Math.ceil(Math.max(...night)) / wallbox);
    assert.equal(words('home.tariff.figure'), span(night));
    assert.equal(prices.nightMile, most);
    assert.ok(says('ev', 'not', 1).includes(`, ${span(rates([3, 4, 8], ({ dayRate }) => dayRate))} a unit`));
    assert.equal(says('solar', 'self', 1), `At a flat rate, a unit you sell earns ${span(sold)}.`);
  });

  it('the miles that an hour of charging adds', () => {
    const kw: Readonly<Record<string, number>> = figure('chargeKw');
    const added = [wallbox * (kw[1] ?? 0), plug * (kw[3] ?? 0)].map(Math.round);
    assert.match(says('ev', 'charge', 0), new RegExp(`${added[0]} miles .* ${added[1]} at`));
  });

  it('the CO2 of a mile, electric and on petrol', () => {
    const grams = (figure('co2Elec') * 1000) / wallbox;
    const petrol = middleCar('ice.csv', 'real_co2_g_per_mile');
    assert.match(says('ev', 'clean', 1), new RegExp(`${petrol} g`));
    assert.match(says('ev', 'clean', 0), new RegExp(`${Math.round(grams)} g`));
  });

  it('RIGHT-20: the saving of ten panels on a sample semi by the API, and after how many years it has paid for them', () => {
    const { panels, stored } = sampleSolar(OFFERED);
    assert.match(
      says('solar', 'save', 0),
      new RegExp(
        `^Ten panels .* about ${tens(panels.savings)} a year\\. .* in about ${Math.round(panels.breakeven!)} years, .* prices of July to September 2026\\.$`,
      ),
    );
    assert.match(
      says('solar', 'not', 0),
      new RegExp(`^With a ${Math.round(stored.battery)} kWh .* about ${Math.round(stored.breakeven!)} years`),
    );
  });

  it('the efficiency at which a heat pump costs as much as a gas boiler', () => {
    const ratio = electricityUnit / gasUnit;
    const evens = figure('effGasBoiler') * ratio;
    assert.match(says('ashp', 'not', 0), new RegExp(`costs ${ratio.toFixed(1)} times`));
    assert.match(says('ashp', 'not', 0), new RegExp(`even at ${Number(evens.toFixed(1))} units`));
  });

  it('the price of a heat pump, from the lowest of the smallest to the highest of the largest, without VAT while none is due', () => {
    const spans = Object.values(figure('heatPumpPrice') as Record<string, [number, number]>);
    const [low, high] = [Math.min(...spans.flat()), Math.max(...spans.flat())].map(
      (value) => `£${value.toLocaleString('en-GB')}`,
    );
    assert.ok(
      says('ashp', 'cost', 0).startsWith(`Installed, most cost ${low} to ${high} before a grant, by size.`),
    );
    assert.equal(claimsOf('cost')[0]!.to, SUPPORT.find(({ id }) => id === 'vat-heat-pump-gb')?.to);
  });

  it('the price of ten panels', () => {
    const { over4 }: { over4: number } = figure('pvCostPerKw');
    const price = Math.round((10 * figure('panelKw') * over4) / 100) * 100;
    assert.match(says('solar', 'cost', 0), new RegExp(`about £${price.toLocaleString('en-GB')}`));
  });
});
