// The screens before a result in all their forms: things found, refusals, missing responses and failures.
import type { ReactNode } from 'react';
import type { ChosenAddress } from '../../../src/domain/address.ts';
import { NO_ANSWERS } from '../../../src/domain/answers.ts';
import type { OpenSum } from '../../../src/domain/open-sum.ts';
import type { ChosenVehicle } from '../../../src/domain/vehicle.ts';
import { ListSelect } from '../../../src/journeys/ev/vehicle/list-select.tsx';
import type { PlateOutcome } from '../../../src/journeys/ev/vehicle/plate-outcome.ts';
import { PlateStatus } from '../../../src/journeys/ev/vehicle/plate-status.tsx';
import { VehicleCard } from '../../../src/journeys/ev/vehicle/vehicle-card.tsx';
import { AddressChosen } from '../../../src/journeys/home/address/address-chosen.tsx';
import { RefusalView } from '../../../src/journeys/home/refusal/refusal-view.tsx';
import { assets } from '../../../src/journeys/registry.ts';
import { SumBody } from '../../../src/journeys/result/sums/sum-body.tsx';
import { EnquirySent } from '../../../src/journeys/take-along/enquiry/enquiry-sent.tsx';
import { OutsideArea } from '../../../src/journeys/take-along/enquiry/outside-area.tsx';
import type { Sent } from '../../../src/journeys/take-along/enquiry/use-enquiry.tsx';
import { ErrorScreen } from '../../../src/screens/error/error-screen.tsx';
import { NoResult } from '../../../src/screens/results/no-result.tsx';
import type { RequestState } from '../../../src/state/request.ts';
import { adviceOf, REFUSALS } from '../../refusals.ts';
import { FOCUS, LEAF } from './vehicles.ts';
import { type Standing, stands } from './widget.tsx';

const nothing = () => {};
const beforeNext = () => nothing;

/** The API has the test page's origin, so that images load. */
const settings = { apiBase: `${location.origin}/` };
const card = (vehicle: ChosenVehicle, electric: boolean) =>
  stands(<VehicleCard vehicle={vehicle} electric={electric} level={3} onChange={nothing} />, { settings });

const FAILED = {
  is: 'failed',
  failure: { kind: 'refused', status: 503, message: 'Come back at noon.' },
} as const;
const SILENT = { is: 'failed', failure: { kind: 'no-answer' } } as const;

const plate = (request: RequestState<PlateOutcome>, electric = false, onPick?: () => void) =>
  stands(<PlateStatus request={request} electric={electric} onRetry={nothing} onPick={onPick} />);
const plateIs = (is: Exclude<PlateOutcome['is'], 'found'>, electric = false, onPick?: () => void) =>
  plate({ is: 'answered', value: { is } }, electric, onPick);

const sent = {
  taken: true,
  typed: { email: 'ada@example.com', phone: '0117 496 0000', contactTime: 'pma' } as Sent['typed'],
  again: <button type="button">Again</button>,
};

const MAKES = [
  { value: '3', text: 'Ford' },
  { value: '5', text: 'Nissan' },
];
const list = (request: RequestState<typeof MAKES>, chosen = '', problem?: string) =>
  stands(
    <ListSelect
      list={{ name: 'make', asked: { request, retry: nothing }, chosen, choose: nothing }}
      problem={problem}
    />,
  );

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

const error = (status: number, state: Standing['state'] = {}) =>
  stands(<ErrorScreen />, { route: { name: 'error', status }, state });

const term = (more: object) => ({ label: 'Use', value: 2700, unit: 'kWh', behind: null, ...more });
const BEHIND = {
  value: 26.5,
  unit: 'p/kWh',
  op: 'multiply',
  terms: [
    term({ value: 25.24, tag: 'published', source: 'Ofgem' }),
    term({ value: 1.05, unit: '', tag: 'assumed' }),
  ],
};
const SUM = {
  value: 715.5,
  unit: '£',
  op: 'add',
  terms: [
    term({ tag: 'meter', source: 'Your meter', date: '2026-08-01' }),
    term({ label: 'Price', value: 26.5, unit: 'p/kWh', tag: 'worked-out', behind: BEHIND }),
    term({ label: 'Told', value: 3, tag: 'told' }),
  ],
} as unknown as OpenSum;

export const onTheWay: Record<string, ReactNode> = {
  'an electric vehicle with its plate': card(LEAF, true),
  'a car with a picture and an engine': card(FOCUS, false),
  'a car of no known size, its picture no address': card(
    { ...FOCUS, engineSize: null, image: 'javascript:alert(1)' },
    false,
  ),
  'a plate that is searched for': plate({ is: 'asking' }),
  'a plate that was found': plate({ is: 'answered', value: { is: 'found', vehicle: LEAF } }),
  'a plate that is not known': plateIs('notFound'),
  'a plate that is not known, with another way': plateIs('notFound', false, nothing),
  'a plate of no electric vehicle': plateIs('notValid', true),
  'a plate of no car with an engine': plateIs('notValid'),
  'a plate of a vehicle that is not listed': plateIs('notListed', false, nothing),
  'a plate where the search failed': plate(FAILED),
  'a plate where the search got no answer': plate(SILENT),
  'a list that is asked for': list({ is: 'asking' }),
  'a list with its choice': list({ is: 'answered', value: MAKES }, '5'),
  'a list without a choice, refused': list({ is: 'answered', value: MAKES }, undefined, 'Choose one'),
  'a list with nothing in it': list({ is: 'answered', value: [] }),
  'a list that failed': list(FAILED),
  'an address with both fuels': chosen(address({}, { isSmartMeter: false }), {
    electricitySmartMeterInstalled: true,
    electricityUsage: { ...NO_ANSWERS.electricityUsage, usage: 2700 },
    gasUsage: { ...NO_ANSWERS.gasUsage, usage: 900, isStated: true },
  }),
  'an address of a business': chosen(SHOP),
  'an address of a business, with a line to ring': chosen(
    SHOP,
    {},
    {
      settings: { nonDomesticPhone: '0117 496 0999', nonDomesticHours: 'Monday to Friday' },
    },
  ),
  'an address of a business, with a line that has no hours': chosen(
    SHOP,
    {},
    {
      settings: { nonDomesticPhone: '0117 496 0999' },
    },
  ),
  'an address of a business, where the partner is not named': chosen(
    SHOP,
    {},
    {
      settings: { nonDomesticPhone: '0117 496 0999', whiteLabel: true },
    },
  ),
  'an address with prepayment': chosen(address({ isPrepayment: true }, {})),
  'an address with gas alone': chosen(address(null, {})),
  'an address without meters': chosen(address(null, null)),
  ...Object.fromEntries(
    REFUSALS.map((id) => [
      `a refusal: ${id.replace(/[A-Z]/g, ' $&').toLowerCase()}`,
      stands(
        <RefusalView
          id={id}
          advice={adviceOf(assets, id)}
          actions={<button type="button">Another</button>}
        />,
      ),
    ]),
  ),
  'an enquiry that nobody took': stands(<EnquirySent {...sent} taken={false} />),
  'an enquiry that nobody took, without a line to ring': stands(<EnquirySent {...sent} taken={false} />, {
    settings: { supportPhone: null },
  }),
  'an enquiry that was taken': stands(<EnquirySent {...sent} />),
  'an enquiry that can be taken back': stands(<EnquirySent {...sent} reference="R1" withdrawal="W1" />),
  'a place where no enquiry is taken': stands(<OutsideArea />),
  'no result': stands(<NoResult />),
  'no result of a quote': stands(<NoResult quoted />),
  'no result of a link': stands(<NoResult shared="shared.goneWhy" />),
  'no result of a page without links': stands(<NoResult shared="shared.off" />),
  'an error of the request': error(400),
  'an error of the authority': error(401),
  'an error of the way': error(404),
  'an error without a sentence of its own': error(418),
  'an error of the server': error(500),
  'an error that the server explains': error(500, { fatal: { status: 500, message: 'Back at noon.' } }),
  'an error of another status than was explained': error(401, { fatal: { status: 500, message: 'No.' } }),
  'an error with answers kept': error(401, {
    answers: { ...NO_ANSWERS, postcode: 'BS1 1AA' },
    at: 'address',
  }),
  'an error without a way back, with answers kept': error(404, {
    answers: { ...NO_ANSWERS, postcode: 'BS1 1AA' },
    at: 'address',
  }),
  'a sum with what is behind it': stands(<SumBody title="The saving" sum={SUM} />),
  'a sum that takes away': stands(<SumBody title="The saving" sum={{ ...SUM, op: 'subtract' }} />),
  'a sum that divides': stands(<SumBody title="The saving" sum={{ ...SUM, op: 'divide' }} />),
};
