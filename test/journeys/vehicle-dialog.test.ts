import { expect } from '@open-wc/testing';
import { faults, type Stage } from '../browser/stage.ts';
import { until } from '../browser/until.ts';
import { givesPlate, LEAF, pastAddress, picksVehicle, START } from '../browser/walks.ts';
import { requests } from '../browser/wire.ts';

const DONT_KNOW = "I don't know the registration";

async function atDialog(electric: boolean): Promise<Stage> {
  const visit = await pastAddress(electric ? START.evOnly : START.compare);
  await visit.presses(electric ? 'Select a vehicle' : DONT_KNOW);
  await visit.field('Make');
  return visit;
}

const aFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

const listed = async (visit: Stage, label: string) => {
  const list = (await visit.field(label)) as unknown as HTMLSelectElement;
  await until(`a choice of ${label}`, () => list.options.length > 1);
  return [...list.options].slice(1).map(({ text }) => text);
};
const chosen = async (visit: Stage, label: string) =>
  ((await visit.field(label)) as unknown as HTMLSelectElement).selectedOptions[0]?.text;
const isThere = (visit: Stage, name: string) =>
  visit.root.querySelector(`dialog select[name=${name}]`) !== null;
const done = async (visit: Stage) => (await visit.control('Done')) as HTMLButtonElement;

describe('the dialog of makes and models', () => {
  afterEach(() => faults());

  it('STEP-ICE-02 DLG-01: shows the make, then the model, then the engine', async () => {
    const visit = await atDialog(false);
    expect([isThere(visit, 'model'), isThere(visit, 'engineSize')]).to.deep.equal([false, false]);
    await visit.picks('Make', 'Ford');
    await visit.field('Model');
    expect(isThere(visit, 'engineSize')).to.equal(false);
    await visit.picks('Model', 'Kuga (petrol)');
    await visit.field('Engine size');
    expect(await listed(visit, 'Engine size')).to.deep.equal(['1.5 litre (1496 cc)', '2.5 litre (2488 cc)']);
  });

  it('DLG-06: closes at a press outside it, but not when a press that began inside ends outside', async () => {
    const visit = await atDialog(true);
    const dialog = visit.root.querySelector('dialog:modal') as HTMLDialogElement;
    const press = (at: Element) => {
      at.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
      // If a press starts and ends on different elements, the click goes to the element that contains both.
      dialog.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    };
    press(await visit.field('Make'));
    await aFrame();
    expect(dialog.open).to.equal(true);
    press(dialog);
    await until('a closed dialog', () => !dialog.open);
  });

  it('DLG-06: closes when the browser asks it to, or has closed it by itself, and opens again', async () => {
    const visit = await atDialog(true);
    const dialog = visit.root.querySelector('dialog:modal') as HTMLDialogElement;
    const asks = new Event('cancel', { cancelable: true });
    dialog.dispatchEvent(asks);
    expect(asks.defaultPrevented).to.equal(true);
    await until('a closed dialog', () => !dialog.open && !isThere(visit, 'make'));
    await visit.presses('Select a vehicle');
    await visit.field('Make');
    dialog.close();
    await until('an empty dialog', () => !isThere(visit, 'make'));
    await visit.presses('Select a vehicle');
    await visit.field('Make');
    expect(dialog.matches(':modal')).to.equal(true);
  });

  it('STEP-EV-01 DLG-01: asks for the battery of an electric vehicle', async () => {
    const visit = await atDialog(true);
    await visit.picks('Make', 'Nissan');
    await visit.picks('Model', 'Leaf');
    expect(await listed(visit, 'Battery size')).to.deep.equal(['39 kWh', '59 kWh']);
    expect(isThere(visit, 'engineSize')).to.equal(false);
  });

  it('DLG-02 CALL-04 CALL-05 ENT-22: lists only makes and models of the requested kind', async () => {
    const combustion = await atDialog(false);
    const withEngines = await listed(combustion, 'Make');
    await combustion.picks('Make', 'Ford');
    const engines = await listed(combustion, 'Model');
    const electric = await atDialog(true);
    const withBatteries = await listed(electric, 'Make');
    await electric.picks('Make', 'Ford');
    const batteries = await listed(electric, 'Model');
    expect(withEngines).not.to.include('Tesla');
    expect(withBatteries).to.include('Tesla');
    expect(engines).to.include('Focus (petrol)').and.not.to.include('Capri');
    expect(batteries).to.include('Capri').and.not.to.include('Kuga (petrol)');
  });

  it('DLG-03 CALL-06 CALL-07: choosing a model asks for its details and its sizes', async () => {
    const visit = await atDialog(true);
    await visit.picks('Make', 'Nissan');
    expect(requests('vehicleEngines')).to.deep.equal([]);
    await visit.picks('Model', 'Leaf');
    await until('both calls', () => requests('vehicleEngines').length && requests('vehicleDetails').length);
    await visit.sees(/^[\d.]+ miles per kWh/);
    await visit.picks('Battery size', '59 kWh');
    const asked = () => requests('vehicleDetails').at(-1)?.url.searchParams.get('engineSize');
    await until('the details of that battery', () => asked() === '59');
  });

  it('DLG-04 DLG-05 VAL-29 AMB-24: Done waits for a make with its reason, then requires all three', async () => {
    const visit = await atDialog(false);
    expect((await done(visit)).disabled).to.equal(true);
    await visit.sees('Choose a make, then a model and a size');
    await visit.picks('Make', 'Ford');
    await until('Done', async () => !(await done(visit)).disabled);
    await visit.presses('Done');
    await visit.sees('Model is required');
    await visit.picks('Model', 'Kuga (petrol)');
    await visit.field('Engine size');
    await visit.presses('Done');
    await visit.sees('Engine size is required');
    await visit.picks('Engine size', '2.5 litre (2488 cc)');
    await visit.presses('Done');
    await visit.sees('Ford Kuga (petrol)');
    await visit.sees(/^2\.5 litre engine/);
  });

  it('DLG-06: Cancel discards the choice, and nothing was chosen before', async () => {
    const visit = await atDialog(true);
    await visit.picks('Make', 'Nissan');
    await visit.picks('Model', 'Leaf');
    await visit.presses('Cancel');
    await visit.sees('Choose an electric car');
    await visit.presses('Select a vehicle');
    await until('an empty choice', async () => (await chosen(visit, 'Make')) === 'Choose a make');
  });

  it('DLG-06: the cross discards the choice, too', async () => {
    const visit = await atDialog(true);
    await visit.picks('Make', 'Nissan');
    await visit.presses('Close');
    await visit.sees('Choose an electric car');
  });

  it('DLG-07: another make clears model and size, another model the size', async () => {
    const visit = await atDialog(false);
    await visit.picks('Make', 'Ford');
    await visit.picks('Model', 'Kuga (petrol)');
    await visit.picks('Engine size', '2.5 litre (2488 cc)');
    await visit.picks('Model', 'Mondeo');
    await until('one engine, chosen by itself', async () =>
      /^2\.0/.test((await chosen(visit, 'Engine size')) ?? ''),
    );
    await visit.picks('Model', 'Kuga (petrol)');
    await until('no engine', async () => (await chosen(visit, 'Engine size')) === 'Choose an engine size');
    await visit.picks('Make', 'Volkswagen');
    await until('no model', async () => (await chosen(visit, 'Model')) === 'Choose a model');
    expect(isThere(visit, 'engineSize')).to.equal(false);
  });

  it('DLG-08 AMB-18: a vehicle that was picked has no plate, and the journey continues without one', async () => {
    const visit = await pastAddress(START.compare);
    await givesPlate(visit, 'FO18RDX', 'Ford Focus');
    await visit.presses('Change current vehicle');
    await visit.presses(DONT_KNOW);
    await picksVehicle(visit, { make: 'Volkswagen', model: 'Golf (diesel)' });
    await visit.sees('Volkswagen Golf (diesel)');
    visit.doesNotSee('FO18 RDX');
    await visit.presses('Next');
    await visit.sees('Which electric car are you thinking of?');
    const saved = JSON.stringify({ ...sessionStorage });
    expect(saved).to.contain('\\"dontKnow\\":true');
    expect(saved).not.to.contain('FO18RDX');
  });

  it('ERR-19 DLG-02: only the list that fails shows a message, in its own place, and a button requests it again', async () => {
    await faults({ call: 'GET /request/ev/make', status: 500, times: 1 });
    const visit = await pastAddress(START.evOnly);
    await visit.presses('Select a vehicle');
    await visit.sees('We couldn’t load this just now.');
    visit.doesNotSee('Error 500');
    expect(visit.root.querySelector('[role=alert]')).to.equal(null);
    await visit.presses('Retry');
    await picksVehicle(visit, LEAF);
    await visit.sees('Nissan Leaf');
  });

  it('ERR-19: lists of models and sizes can be requested again too, without losing what was chosen', async () => {
    await faults(
      { call: 'GET /request/ev/make/{makeId}/model', status: 503, times: 2 },
      { call: 'GET /request/ev/model/{modelId}/enginesize', status: 503, times: 2 },
    );
    const visit = await atDialog(true);
    await visit.picks('Make', 'Nissan');
    await visit.sees('We couldn’t load this just now.');
    await visit.presses('Retry');
    await visit.picks('Model', 'Leaf');
    await visit.sees('We couldn’t load this just now.');
    await visit.presses('Retry');
    await visit.picks('Battery size', '39 kWh');
    expect(await chosen(visit, 'Make')).to.equal('Nissan');
  });

  it('an empty list says that there is nothing to choose', async () => {
    await faults({ call: 'GET /request/ev/make/{makeId}/model', body: [] });
    const visit = await atDialog(true);
    await visit.picks('Make', 'Nissan');
    await visit.sees('This make has no model of this kind. Choose another make.');
  });

  it('details that can’t be fetched do not stop the visitor', async () => {
    await faults({ call: 'GET /request/ev/make/{makeId}/model/{modelId}', status: 404 });
    const visit = await atDialog(true);
    await picksVehicle(visit, LEAF);
    await visit.sees('Nissan Leaf');
  });
});
