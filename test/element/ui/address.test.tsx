// A chosen address, and why a home can be refused.
import { expect } from '@open-wc/testing';
import type { ReactNode } from 'react';
import type { ChosenAddress } from '../../../src/domain/address.ts';
import { NO_ANSWERS } from '../../../src/domain/answers.ts';
import { AddressChosen } from '../../../src/journeys/home/address/address-view.tsx';
import { RefusalView } from '../../../src/journeys/parts/refusal-view.tsx';
import { assets } from '../../../src/journeys/registry.ts';
import { adviceOf, REFUSALS } from '../../refusals.ts';
import { type Standing, stands } from './in-widget.tsx';
import { all, one, render, renderSettled, text } from './render.tsx';

const nothing = () => {};
const beforeNext = () => nothing;

const meter = { isDomestic: true, isPrepayment: false, isSmartMeter: true, mugSupplierId: 2 };
const address = (electricity: object | null, gas: object | null) =>
  ({
    text: '1 High Street, Bristol, BS1 1AA',
    parts: {
      id: 'A',
      elecdetails: electricity ? [{ ...meter, ...electricity }] : [],
      gasdetails: gas ? [{ ...meter, ...gas }] : [],
    },
  }) as unknown as ChosenAddress;
const chosen = (one: ChosenAddress, answers: object = {}, standing: Standing = {}) =>
  stands(<AddressChosen address={one} onChange={nothing} beforeNext={beforeNext} />, {
    ...standing,
    state: { answers: { ...NO_ANSWERS, address: one, ...answers } },
  });
const SHOP = address({ isDomestic: false }, null);

const refusal = async (view: ReactNode) => {
  const page = await renderSettled(view);
  const group = one(page, '.alert').closest('[role=group]');
  return {
    name: group?.getAttribute('aria-label'),
    words: text(one(page, '.alert')),
    links: all(page, '.alert a').map((link) => link.getAttribute('href')),
    buttons: all(page, '.alert button').map(text),
  };
};

describe('an address that was chosen', () => {
  it('shows what was found for both fuels, and which figure the visitor gave', () => {
    const page = render(
      chosen(address({}, { isSmartMeter: false }), {
        electricitySmartMeterInstalled: true,
        electricityUsage: { ...NO_ANSWERS.electricityUsage, usage: 2700 },
        gasUsage: { ...NO_ANSWERS.gasUsage, usage: 900, isStated: true },
      }),
    );
    const rows = all(page, '.facts__row').map(text);
    expect(rows).to.have.length(2);
    expect(rows[0]).to.match(/^Electricity ?2,700 kWh a year ?We looked up no meter ?Not right\?$/);
    expect(rows[1]).to.match(/^Gas ?900 kWh a year ?We looked up no meter ?You told us ?Not right\?$/);
    expect(all(page, '.facts button').map((button) => button.getAttribute('aria-label'))).to.deep.equal([
      'Not right? Correct the electricity use',
      'Not right? Correct the gas use',
    ]);
    expect(page.textContent).to.include('Our prices are for direct debit. You pay by monthly direct debit.');
  });

  const NON_DOMESTIC =
    'We are unable to proceed with your request as the meter at the entered address is registered as a commercial or non-domestic energy meter. We cannot process non domestic metered properties.';

  it('of a business names the line to ring with its hours, unless the partner is not named', async () => {
    const says = async (settings: NonNullable<Standing['settings']>) => {
      const page = await renderSettled(chosen(SHOP, {}, { settings }));
      const link = page.querySelector('.alert a[href^="tel:"]');
      return [text(link), page.textContent?.includes('Monday to Friday') ?? false];
    };
    const nonDomesticPhone = '0117 496 0999';
    expect(await says({ nonDomesticPhone, nonDomesticHours: 'Monday to Friday' })).to.deep.equal([
      nonDomesticPhone,
      true,
    ]);
    expect(await says({ nonDomesticPhone })).to.deep.equal([nonDomesticPhone, false]);
    expect(await says({ nonDomesticPhone, whiteLabel: true })).to.deep.equal(['', false]);
    expect(await says({})).to.deep.equal(['', false]);
    expect((await refusal(chosen(SHOP))).name).to.equal(NON_DOMESTIC);
  });

  it('is refused for prepayment, for gas alone and where nothing is known of it', async () => {
    const PAID = address({ isPrepayment: true }, {});
    expect((await refusal(chosen(PAID))).name).to.include('identified as a Pre Payment meter');
    expect((await refusal(chosen(address(null, {})))).name).to.include('identified as a single gas meter');
    const unknown = await refusal(chosen(address(null, null)));
    expect(unknown.name).to.equal('We are unable to find national data for this address.');
    expect(unknown.buttons).to.include('Choose another address');
  });
});

describe('a refusal', () => {
  const ADVICE: Readonly<Record<(typeof REFUSALS)[number], string>> = {
    gasOnly: 'Heat pumps, solar panels and cars need a power meter. We found none here.',
    noElectricity: 'Choose the home nearby that is most like yours: it has the same weather and prices.',
    nonDomestic: 'If this is a home, ask the supplier on your bill to list its meter as domestic.',
    prepayment: 'You can ask your supplier to change the meter to a credit meter, and come back then.',
    solarProperty: 'A shared roof can still carry panels: talk to the other owners, or to your landlord.',
  };

  for (const id of REFUSALS)
    it(`says why, what helps and where to read on: ${id}`, async () => {
      const { name, words, links, buttons } = await refusal(
        stands(
          <RefusalView
            id={id}
            advice={adviceOf(assets, id)}
            actions={<button type="button">Another</button>}
          />,
        ),
      );
      expect(words).to.include(name);
      expect(words).to.include(ADVICE[id]);
      expect(buttons).to.include('Another');
      expect(links.length).to.be.above(1);
      expect(links.some((link) => link?.startsWith('https://'))).to.equal(true);
    });
});
