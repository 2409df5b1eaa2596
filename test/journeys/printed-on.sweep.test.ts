// BEY-08: a printed sheet names the day on which it is printed, however long the page has been open.
import { expect } from '@open-wc/testing';
import { atHeatPump } from '../browser/results.ts';
import { leave, type Stage } from '../browser/stage.ts';

const PageDate = Date;
let moved = 0;

/** A clock for the page that the test can move, in British Summer Time. */
class MovedDate extends PageDate {
  constructor(...given: []) {
    super(...((given.length > 0 ? given : [moved]) as []));
  }
  override getTimezoneOffset() {
    return -60;
  }
}

/** The dates on the sheets that the browser would print now. */
function printed({ root }: Stage): readonly (string | undefined)[] {
  dispatchEvent(new Event('beforeprint'));
  const days = [...root.querySelectorAll('.sheet__head')].map(
    ({ textContent }) => /Printed on (\d+ \w+ \d+)\./.exec(textContent ?? '')?.[1],
  );
  dispatchEvent(new Event('afterprint'));
  return days;
}

describe('a printed sheet', () => {
  afterEach(() => {
    window.Date = PageDate;
  });

  it('BEY-08: names the current day, even if the result stays open overnight', async () => {
    window.Date = MovedDate as DateConstructor;
    moved = PageDate.parse('2026-06-30T09:00:00Z');
    const visit = await atHeatPump();
    expect(printed(visit)).to.deep.equal(['30 June 2026']);
    moved = PageDate.parse('2026-06-30T22:59:00Z');
    expect(printed(visit)).to.deep.equal(['30 June 2026']);
    moved = PageDate.parse('2026-06-30T23:01:00Z');
    expect(printed(visit), 'a minute past the visitor’s midnight').to.deep.equal(['1 July 2026']);
    await leave(visit);
  });

  it('BEY-08: names the current day when the print button prints it in its own frame, too', async () => {
    window.Date = MovedDate as DateConstructor;
    moved = PageDate.parse('2026-06-30T09:00:00Z');
    const visit = await atHeatPump({ share: 'print' });
    moved = PageDate.parse('2026-07-02T09:00:00Z');
    const sheet = new Promise<string>((tell) => {
      new MutationObserver((_, watching) => {
        const view = visit.root.querySelector<HTMLIFrameElement>('.print-frame')?.contentWindow;
        if (!view) return;
        watching.disconnect();
        view.print = () => tell(view.document.body.textContent ?? '');
      }).observe(visit.root, { childList: true });
    });
    await visit.presses('Print');
    expect(await sheet).to.contain('Printed on 2 July 2026.');
    await leave(visit);
  });

  it('BEY-08: is printed after the page has changed the messages, too, and is removed afterwards', async () => {
    const visit = await atHeatPump();
    Object.assign(visit.element, { messages: { 'results.assumptions': 'What we took for granted' } });
    await visit.sees('What we took for granted');
    expect(printed(visit)).to.have.length(1);
    expect(visit.root.querySelector('.sheet')).to.equal(null);
    await leave(visit);
  });
});
