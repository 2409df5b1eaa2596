// A vehicle that was found by its plate or picked from lists.
import { expect } from '@open-wc/testing';
import type { ReactNode } from 'react';
import type { ChosenVehicle } from '../../../src/domain/vehicle.ts';
import { ListSelect } from '../../../src/journeys/ev/vehicle/picker-form.tsx';
import { PlateStatus } from '../../../src/journeys/ev/vehicle/plate-search.tsx';
import type { PlateOutcome } from '../../../src/journeys/ev/vehicle/search-plate.ts';
import { VehicleCard } from '../../../src/journeys/ev/vehicle/vehicle-card.tsx';
import type { RequestState } from '../../../src/state/request.ts';
import { stands } from './in-widget.tsx';
import { all, attributes, one, referredTexts, render, renderSettled, text } from './render.tsx';
import { FOCUS, LEAF } from './vehicles.ts';

const nothing = () => {};

const settings = { apiBase: `${location.origin}/` };
const card = (vehicle: ChosenVehicle, electric: boolean) =>
  stands(<VehicleCard vehicle={vehicle} electric={electric} level={3} onChange={nothing} />, { settings });

const FAILED = {
  status: 'error',
  failure: { kind: 'refused', status: 503, message: 'Come back at noon.' },
} as const;
const SILENT = { status: 'error', failure: { kind: 'no-answer' } } as const;

const plate = (request: RequestState<PlateOutcome>, electric = false, onPick?: () => void) =>
  stands(<PlateStatus request={request} electric={electric} onRetry={nothing} onPick={onPick} />);
const plateIs = (is: Exclude<PlateOutcome['is'], 'found'>, electric = false, onPick?: () => void) =>
  plate({ status: 'success', value: { is } }, electric, onPick);

const MAKES = [
  { value: '3', text: 'Ford' },
  { value: '5', text: 'Nissan' },
];
const list = (request: RequestState<typeof MAKES>, chosen = '', problem?: string) =>
  stands(
    <ListSelect
      list={{ name: 'make', request, retry: nothing, chosen, choose: nothing }}
      problem={problem}
    />,
  );

describe('a vehicle that was found', () => {
  it('is a card named for what it is, with its size and its plate', () => {
    const page = render(card(LEAF, true));
    const group = one(page, '[role=group]');
    expect(attributes(group, 'aria-label', 'tabindex')).to.deep.equal({
      'aria-label': 'Your electric car',
      tabindex: '-1',
    });
    expect(one(page, 'button').getAttribute('aria-label')).to.equal('Change electric vehicle');
    expect(all(page, 'p').map(text)).to.deep.equal(['Nissan Leaf', '59 kWh battery', 'EV21 LEF']);
    expect(referredTexts(group, 'aria-describedby').join()).to.include('Nissan Leaf');
  });

  it('has a picture from the API, and none from anywhere else', () => {
    const page = render(card(FOCUS, false));
    const picture = one<HTMLImageElement>(page, 'img');
    expect(attributes(picture, 'alt', 'decoding')).to.deep.equal({ alt: '', decoding: 'async' });
    expect(picture.src).to.equal(`${location.origin}/test/host-pages/pages/assets/mark.svg`);
    expect(all(page, 'p').map(text)).to.deep.equal(['Ford Focus', '1.5 litre engine']);
    expect(one(page, 'button').getAttribute('aria-label')).to.equal('Change current vehicle');
    const strange = render(card({ ...FOCUS, engineSize: null, image: 'javascript:alert(1)' }, false));
    expect(all(strange, 'img')).to.have.length(0);
    expect(all(strange, 'p').map(text)).to.deep.equal(['Ford Focus']);
  });
});

describe('a plate', () => {
  const alert = async (view: ReactNode) => {
    const page = await renderSettled(view);
    const part = page.querySelector('.alert')?.getAttribute('part') ?? null;
    return [part, text(one(page, '[role=status]'))];
  };
  const OTHER = 'Check the plate, or choose the car by its make and model.';
  const NOT =
    'The registration you entered does not belong to a Car or Light Commercial Vehicle (LCV) and/or is not';

  it('that is searched for says so, and one that was found is silent', async () => {
    expect(await alert(plate({ status: 'pending' }))).to.deep.equal([null, 'Searching…']);
    expect(await alert(plate({ status: 'success', value: { is: 'found', vehicle: LEAF } }))).to.deep.equal([
      null,
      '',
    ]);
  });

  it('that is not known, of the wrong kind or not listed is a warning with another way', async () => {
    const warning = (words: string) => ['alert alert-warning', words];
    expect(await alert(plateIs('notFound'))).to.deep.equal(warning(`Vehicle could not be found${OTHER}`));
    expect(await alert(plateIs('notFound', false, nothing))).to.deep.equal(
      warning(`Vehicle could not be found${OTHER}Select a vehicle`),
    );
    expect(await alert(plateIs('notValid', true))).to.deep.equal(
      warning(`${NOT} a Battery Electric vehicle (BEV).${OTHER}`),
    );
    expect(await alert(plateIs('notValid'))).to.deep.equal(
      warning(`${NOT} a vehicle with an Internal Combustion Engine (Petrol/Diesel).${OTHER}`),
    );
    expect(await alert(plateIs('notListed', false, nothing))).to.deep.equal(
      warning(
        'We found this car, but not in our list of makes and models.Choose the one most like it by its make and model.Select a vehicle',
      ),
    );
    const pick = one(await renderSettled(plateIs('notFound', false, nothing)), 'button');
    expect(pick.getAttribute('aria-haspopup')).to.equal('dialog');
  });

  it('where the search failed is an error with the server’s sentence, or ours, and a way to try again', async () => {
    const SAFE = 'Your answers are safe. Try again.Retry';
    expect(await alert(plate(FAILED))).to.deep.equal(['alert alert-error', `ErrorCome back at noon.${SAFE}`]);
    expect(await alert(plate(SILENT))).to.deep.equal([
      'alert alert-error',
      `ErrorSomething when wrong${SAFE}`,
    ]);
  });
});

describe('a list of makes', () => {
  const busy = (page: Element) => one(page, '[aria-busy]').getAttribute('aria-busy');

  it('is busy while it is asked for, then has its choice', () => {
    const asking = render(list({ status: 'pending' }));
    expect([busy(asking), text(one(asking, 'select'))]).to.deep.equal(['true', 'Loading…']);
    const answered = render(list({ status: 'success', value: MAKES }, '5'));
    expect([busy(answered), one<HTMLSelectElement>(answered, 'select').value]).to.deep.equal(['false', '5']);
    expect(all(answered, 'option').map(text)).to.deep.equal(['Choose a make', 'Ford', 'Nissan']);
  });

  it('without a choice shows what is missing', () => {
    const page = render(list({ status: 'success', value: MAKES }, undefined, 'Choose one'));
    const select = one<HTMLSelectElement>(page, 'select');
    expect([select.value, select.getAttribute('aria-invalid')]).to.deep.equal(['', 'true']);
    expect(referredTexts(select, 'aria-describedby')).to.deep.equal(['Choose one']);
  });

  it('that is empty or failed says so in its place', async () => {
    const instead = async (request: RequestState<typeof MAKES>) => {
      const page = await renderSettled(list(request));
      return [all(page, 'select').length, text(one(page, '[role=status]')), all(page, 'button').map(text)];
    };
    expect(await instead({ status: 'success', value: [] })).to.deep.equal([
      0,
      'There are no makes to choose from.',
      [],
    ]);
    expect(await instead(FAILED)).to.deep.equal([0, 'We couldn’t load this just now.Retry', ['Retry']]);
  });
});
