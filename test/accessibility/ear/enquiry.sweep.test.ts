// Checks that an enquiry says on screen and to screen readers what is optional, and how many letters are allowed.
import { expect } from '@open-wc/testing';
import { type } from '../../browser/keyboard.ts';
import type { Stage } from '../../browser/stage.ts';
import { until } from '../../browser/until.ts';
import { givesHome, pastAddress, START } from '../../browser/walks.ts';
import { listen } from './listen.ts';

const REQUIRED = ['Full name', 'Email', 'Phone', 'Best contact time'];

async function enquires(): Promise<Stage> {
  const visit = await pastAddress(START.solar);
  await givesHome(visit);
  await visit.presses('See my result');
  await visit.presses('Arrange a call');
  await visit.sees('Enquire Now');
  return visit;
}

describe('A11Y the enquiry', () => {
  it('BEY-11 3.3.2: each optional field says so beside its name, and no other does, and the property is a fact until it is changed', async () => {
    const visit = await enquires();
    const ear = listen(visit);
    for (const name of REQUIRED) {
      const field = await visit.field(name);
      expect(field.labels?.[0]?.textContent).to.equal(name);
      expect(field.ariaRequired, name).to.equal('true');
      field.focus();
      // Chromium tells no screen reader that a drop-down list is required.
      if (name !== REQUIRED.at(-1))
        expect((await ear.speech()).at(-1), name).to.match(new RegExp(`${name}.*required`));
    }
    const group = visit.root.querySelector('dialog fieldset');
    expect(group?.querySelector('legend')?.textContent).to.equal('Do you plan to adopt this year?');
    expect(group?.getAttribute('aria-required')).to.equal('true');
    expect(await visit.fact('Property')).to.contain('14 Harbour View Road');
    await visit.presses('Change property');
    const property = await visit.field('Property');
    await until('the focus', () => visit.root.activeElement === property);
    expect(property.value).to.contain('14 Harbour View Road');
    for (const name of ['Property', 'Additional information']) {
      const field = await visit.field(name);
      expect(field.labels?.[0]?.textContent).to.equal(`${name} (optional)`);
      expect(field.ariaRequired, name).to.equal(null);
    }
  });

  it('BEY-11: the limit of letters is read with the field, and announced at 20, 10 and 0, not at each key', async () => {
    const visit = await enquires();
    const ear = listen(visit);
    const field = await visit.field('Additional information');
    field.focus();
    expect((await ear.speech()).at(-1)).to.contain('150 characters at most');
    visit.doesNotSee(/characters left/);
    await visit.types('Additional information', 'a'.repeat(125));
    expect(await ear.speech()).to.deep.equal([]);
    visit.doesNotSee(/characters left/);
    await type('b'.repeat(26));
    expect(await ear.speech()).to.deep.equal([
      'says: You have 20 characters left',
      'says: You have 10 characters left',
      'says: You have 0 characters left',
      'says: You are 1 character over',
    ]);
  });
});
