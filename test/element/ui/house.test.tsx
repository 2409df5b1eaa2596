// The drawing of the home: each answer adds its part, and each hour lights and moves what it should.
import { expect } from '@open-wc/testing';
import { House, HousePicture, type HouseProps } from '../../../src/ui/house/house.tsx';
import type { HouseHour } from '../../../src/ui/house/house-hour.ts';
import { silhouettes } from '../../../src/ui/house/silhouettes.ts';
import { until } from '../../browser/until.ts';
import { all, attributes, one, render, text } from './render.tsx';

type Kind = keyof typeof silhouettes;
const KINDS = Object.keys(silhouettes) as Kind[];
const EVERYTHING: HouseProps = {
  solar: true,
  heatPump: true,
  car: true,
  insulation: 1,
  lit: true,
  flow: true,
};
const NOON: HouseHour = {
  at: 12,
  lit: 0,
  making: 1,
  heating: 0.4,
  charge: 0.7,
  charging: true,
  price: 'day',
};
const NIGHT: HouseHour = { ...NOON, at: 23, lit: 0.6, making: 0, heating: 0, charging: false, price: 'peak' };

/** A semi-detached house, drawn without the parts’ animations. */
const house = (props: HouseProps) => render(<House type="semi" {...props} goesOn />);

/** How many there are of each of these parts. */
const counts = (page: Element, ...parts: readonly string[]) =>
  Object.fromEntries(parts.map((part) => [part.replace('house__', ''), all(page, `.${part}`).length]));

describe('the drawing of the home', () => {
  it('is an outline while the type of home is not known', () => {
    const page = house({ type: null });
    expect(counts(page, 'house__plan', 'house__dwelling')).to.deep.equal({ plan: 1, dwelling: 0 });
  });

  for (const type of KINDS) {
    it(`has a place for every part: ${type}`, () => {
      const page = house({ ...EVERYTHING, type });
      const found = counts(
        page,
        'house__dwelling',
        'house__battery',
        'house__car',
        'house__heater',
        'house__pump',
        'house__quilt',
        'house__sun',
        'house__flow',
      );
      expect(found).to.deep.equal({
        dwelling: 1,
        battery: 1,
        car: 1,
        heater: 1,
        pump: 1,
        // A flat has no loft of its own.
        quilt: type === 'flat' ? 0 : 1,
        sun: 1,
        flow: 12,
      });
      expect(all(page, '.house__panel').length).to.be.above(3);
      expect(all(page, '.house__window--lit').length).to.equal(all(page, '.house__window').length);
    });
  }

  it('is its own front view on the card to choose it, with the loft where that is asked', async () => {
    const pictures = KINDS.map((type) => render(<HousePicture type={type} />));
    const loft = render(<HousePicture type="semi" insulation={3} />);
    await until('the last', () => loft.querySelector('.house__quilt'));
    const drawn = pictures.map((page) =>
      all(page, 'path')
        .map((path) => path.getAttribute('d'))
        .join(),
    );
    expect(new Set(drawn).size).to.equal(KINDS.length);
    expect(one(loft, 'svg').getAttribute('viewBox')).not.to.equal(
      one(pictures[0]!, 'svg').getAttribute('viewBox'),
    );
  });

  it('shows the present heating, each in its own form', () => {
    const heater = (props: HouseProps) => one(house(props), '.house__heater').innerHTML;
    const forms = (['gas', 'electric', 'oil'] as const).map((each) => heater({ heater: each }));
    expect(new Set(forms).size).to.equal(3);
    expect(counts(house({}), 'house__heater')).to.deep.equal({ heater: 0 });
  });

  it('shows a thicker loft for more insulation', () => {
    const height = (insulation: 1 | 2 | 3) =>
      one(house({ insulation }), '.house__quilt').getBoundingClientRect().height;
    expect(height(1)).to.be.above(height(2));
    expect(height(2)).to.be.above(height(3));
  });

  it('has the plate of today’s car, or none where it is not known, and an electric car in its place', () => {
    expect(text(one(house({ plate: 'AB12 CDE' }), '.house__plate'))).to.equal('AB12 CDE');
    expect(counts(house({ plate: '' }), 'house__car', 'house__plate')).to.deep.equal({ car: 1, plate: 0 });
    const both = house({ heatPump: true, heater: 'gas', plate: 'AB12 CDE', car: true });
    expect(counts(both, 'house__car', 'house__plate', 'house__pump', 'house__charger')).to.include({
      car: 1,
      plate: 0,
      pump: 1,
    });
    expect(counts(both, 'house__charger').charger).to.be.above(0);
  });

  it('has as many panels as are recommended, and a battery only where there is one', () => {
    const page = house({ solar: true, panels: 5, battery: false });
    expect(counts(page, 'house__panel', 'house__battery', 'house__sun')).to.deep.equal({
      panel: 5,
      battery: 0,
      sun: 1,
    });
  });

  it('lights as many windows as it is told to', () => {
    expect(counts(house({ lit: 2 }), 'house__window', 'house__window--lit')).to.deep.equal({
      window: 3,
      'window--lit': 2,
    });
  });

  it('HON-17: is light and busy at noon, dark and quiet at night', () => {
    const at = (hour: HouseHour) => house({ ...EVERYTHING, flow: false, hour });
    const [noon, night] = [at(NOON), at(NIGHT)];
    const dark = (page: Element) => Number(one(page, '.house').style.getPropertyValue('--_dark'));
    expect([dark(noon), dark(night)]).to.deep.equal([0, 1]);
    expect(one(noon, '.house').classList.contains('house--day')).to.equal(true);
    expect(one(night, '.house').classList.contains('house--peak')).to.equal(true);
    const runs = (page: Element) => counts(page, 'house__fan--running')['fan--running'];
    expect([runs(noon), runs(night)]).to.deep.equal([1, 0]);
    const lit = (page: Element) => all(page, '.house__window--lit').length;
    expect([lit(noon), lit(night)]).to.deep.equal([0, 2]);
    expect(one(noon, 'svg').innerHTML).not.to.equal(one(night, 'svg').innerHTML);
  });

  it('is decoration, unless it has a name', () => {
    expect(attributes(one(house({}), 'svg'), 'role', 'aria-hidden')).to.deep.equal({
      role: null,
      'aria-hidden': 'true',
    });
    expect(attributes(one(house({ title: 'Your home' }), 'svg'), 'role', 'aria-label')).to.deep.equal({
      role: 'img',
      'aria-label': 'Your home',
    });
  });
});
