// What a chart draws, from the calls that it makes on a canvas.
import { expect } from '@open-wc/testing';
import { onFreshHost } from '../support/fresh-host.ts';
import * as published from './drawing.tsx';

// uPlot as our build reduces it.
const reduced: typeof published = await import(`/left-out/${'test/element/charts/drawing'}.js`);

const SUN = 'rgb(242, 182, 50)';
const INK = 'rgb(22, 38, 31)';

describe('what a chart draws', () => {
  const shadow = onFreshHost();
  const drawing = async (name: string) => {
    const calls = (await published.drawing(shadow(), name)).split('\n');
    const of = (call: string) =>
      calls
        .filter((one) => one.startsWith(`${call} `))
        .map((one) => one.slice(call.length + 1).replace(/^= /, ''));
    const texts = of('fillText').map((text) => /^(.+) (\S+) (\S+)$/.exec(text)!.slice(1));
    return {
      calls,
      of,
      texts: texts.map(([text]) => text),
      at: (text: string) =>
        texts
          .find(([other]) => other === text)!
          .slice(1)
          .map(Number),
    };
  };
  const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

  it('RES-SOL-09: bars in the colour of the sun with a dark edge, and over them a line that stands off', async () => {
    const { calls, of, texts, at } = await drawing('a line over bars of the sun');
    expect(texts).to.deep.equal([...MONTHS, '0', '100', '200', '300', '400', '500', '500 kWh', '320 kWh']);
    const filled = calls.indexOf(`fillStyle = ${SUN}`);
    expect(calls[filled - 1]).to.equal(`strokeStyle = ${INK}`);
    expect(filled).to.be.below(calls.lastIndexOf('strokeStyle = rgb(11, 107, 79)'));
    // The line again, on a wider one in the colour of the page.
    expect(of('lineWidth')).to.deep.equal(['1', '1.50', '3', '7', '3']);
    expect(of('strokeStyle').at(-2)).to.equal('rgb(251, 250, 245)');
    // Each note is above its point: the bar of April, and right of the first point of the line.
    const [x, y] = at('500 kWh');
    expect([x, y! < at('500')[1]!]).to.deep.equal([at('Apr')[0]! - 0.42, true]);
    expect(at('320 kWh')[0]).to.be.above(at('Jan')[0]!);
  });

  it('RES-SOL-09: names that are as short as the room asks for', async () => {
    const names = async (scene: string) => (await drawing(scene)).texts.slice(0, 6).join(' ');
    expect(await names('the same where there is little room')).to.equal('J F M A M J');
    expect(await names('the same where there is just room for the names')).to.equal(MONTHS.join(' '));
  });

  it('RES-SOL-09: an area in two shades, which change where its flag stands, against a dashed line', async () => {
    const { of, texts } = await drawing('an area with a flag, against a dashed line');
    expect(texts).to.deep.equal([...MONTHS, '0', '1000', '2000', '3000', 'Paid off']);
    const stops = of('addColorStop').map((stop) => stop.split(' ')[0]);
    expect(stops).to.deep.equal(['0', '0.49', '0.49', '1']);
    const shades = of('addColorStop').map((stop) => stop.slice(stop.indexOf(' ')));
    expect([shades[0] === shades[1], shades[2] === shades[3], shades[1] === shades[2]]).to.deep.equal([
      true,
      true,
      false,
    ]);
    expect(of('setLineDash').filter((dash) => dash !== '')).to.deep.equal(['7,5']);
    const [left = 0, , width = 0] = of('roundRect')[0]!.split(' ').map(Number);
    const [dot = 0] = of('arc')[0]!.split(' ').map(Number);
    expect(left + width).to.be.closeTo(dot, 0.5);
  });

  it('has a flag with the corners of the theme', async () => {
    const corner = async (scene: string) => (await drawing(scene)).of('roundRect')[0]?.split(' ').at(-1);
    expect(await corner('an area with a flag, against a dashed line')).to.equal('4');
    expect(await corner('the same with square corners')).to.equal('0');
  });

  it('is an area of one shade without a flag', async () => {
    const { of, texts } = await drawing('an area without a flag');
    expect(texts).to.deep.equal([...MONTHS, '0', '2', '4', '6', '8']);
    expect(of('addColorStop')).to.deep.equal([]);
    expect(of('roundRect')).to.deep.equal([]);
    expect(of('fillStyle')).to.include('color(srgb 0.86 0.91 0.88)');
  });

  it('has bars on both sides of nothing, a note below one that goes down', async () => {
    const { texts, at } = await drawing('bars on either side of nothing, each with its note');
    expect(texts).to.deep.equal([...MONTHS, '-200', '-100', '0', '100', '200', '300', 'note 0', 'note 2']);
    expect(at('note 0')[1]).to.be.above(at('-200')[1]!);
    expect(at('note 2')[1]).to.be.below(at('300')[1]!);
  });

  for (const name of Object.keys(published.scenes))
    it(`RES-SOL-09: is the same without what the build leaves out of uPlot: ${name}`, async () => {
      const host = shadow();
      const ours = await reduced.drawing(host, name);
      host.replaceChildren();
      expect(ours.split('\n')).to.deep.equal((await published.drawing(host, name)).split('\n'));
    });
});
