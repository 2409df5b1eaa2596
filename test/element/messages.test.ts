import { expect } from '@open-wc/testing';
import { restoreConsole, warnings, watchConsole } from '../browser/console.ts';
import { aTask, cleanUp, mount } from '../browser/mount.ts';
import { reachesHeatPump } from '../browser/results.ts';
import { until } from '../browser/until.ts';
import { visitor } from '../browser/visitor.ts';

describe('a partner’s own sentences', () => {
  beforeEach(watchConsole);
  afterEach(restoreConsole);
  afterEach(cleanUp);

  it('SET-02: an unknown key and a value that is not text are warned of once, and change nothing', async () => {
    const element = await mount();
    const visit = visitor(element);
    const messages = { 'home.titel': 'Hello', 'home.title': 5, 'nav.home': 'Start' };
    element.messages = messages as unknown as Record<string, string>;
    await visit.sees('Start');
    element.setAttribute('theme', 'volt');
    element.messages = { ...element.messages };
    await aTask();
    expect(visit.title()).to.equal('What would an upgrade do for your home?');
    expect(warnings()).to.deep.equal([
      '<home-energy-quote> messages: expected texts by their keys, got "home.titel", "home.title"; left out',
    ]);
  });

  it('SET-02: hundreds of unknown keys give one short warning', async () => {
    const element = await mount();
    const unknown = Array.from({ length: 400 }, (_, at) => [
      `${'a long key of another version '.repeat(4)}${at}`,
      '',
    ]);
    element.messages = { ...Object.fromEntries(unknown), 'nav.home': 'Start' };
    await visitor(element).sees('Start');
    const [message = '', ...others] = warnings();
    expect(others).to.deep.equal([]);
    expect(message).to.contain('and 397 more; left out');
    expect(message.length).to.be.lessThan(260);
  });

  it('SET-02: a value that is not an object is ignored without an error', async () => {
    const element = await mount();
    for (const nothing of [null, undefined, 'text', 7] as unknown as Record<string, string>[]) {
      element.messages = nothing;
      await aTask();
      expect(visitor(element).title()).to.equal('What would an upgrade do for your home?');
    }
  });

  it('AMB-14 AMB-15: copy="plain" corrects the wording on screen, and a partner’s own sentence wins over both', async () => {
    const element = await mount();
    const visit = visitor(element);
    // The options of a closed drop-down list count as hidden.
    const says = (text: string) => until(text, () => visit.allText().includes(text));
    await reachesHeatPump(visit);
    await visit.presses('Arrange a call');
    await says('PM-Afternoon');
    element.setAttribute('copy', 'plain');
    await says('Afternoon, 12 to 5');
    expect(visit.allText()).to.contain('Morning').and.to.not.contain('PM-Evening');
    element.messages = { 'enquiry.contactTime.am': 'Before noon' };
    await says('Before noon');
    element.setAttribute('copy', 'spec');
    await says('PM-Evening');
    expect(visit.allText()).to.contain('Before noon');
  });
});
