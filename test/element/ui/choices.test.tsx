// Lists, choices, levers and tabs in all their forms.
import { expect } from '@open-wc/testing';
import { Choices } from '../../../src/ui/choices/choices.tsx';
import { FilterList } from '../../../src/ui/field/filter-list.tsx';
import { Select } from '../../../src/ui/field/select.tsx';
import { Lever } from '../../../src/ui/lever/lever.tsx';
import { Tabs } from '../../../src/ui/tabs/tabs.tsx';
import { until } from '../../browser/until.ts';
import { all, attributes, one, referredTexts, render, text } from './render.tsx';

const nothing = () => {};
const field = { label: 'Name', name: 'name', value: 'Ada', onChange: nothing };

describe('a list to pick from', () => {
  const options = [
    { value: 'a', text: 'First' },
    { value: 'b', text: 'Second' },
  ];
  const first = (page: Element) => one<HTMLOptionElement>(page, 'option');

  it('begins with a line that is no answer', () => {
    const page = render(
      <Select
        {...field}
        value=""
        placeholder="Choose a make"
        required
        hint="Its hint"
        problem="Choose one"
        options={options}
      />,
    );
    const list = one<HTMLSelectElement>(page, 'select');
    expect(all(list, 'option').map(text)).to.deep.equal(['Choose a make', 'First', 'Second']);
    expect([list.value, first(page).disabled]).to.deep.equal(['', false]);
    expect(attributes(list, 'name', 'aria-required', 'aria-invalid', 'part', 'autocomplete')).to.deep.equal({
      name: 'name',
      'aria-required': 'true',
      'aria-invalid': 'true',
      part: 'input',
      autocomplete: 'off',
    });
    expect(referredTexts(list, 'aria-describedby')).to.deep.equal(['Choose one', 'Its hint']);
  });

  it('does not offer that line again once an answer is chosen', () => {
    const page = render(<Select {...field} value="a" placeholder="Choose" options={options} />);
    expect([one<HTMLSelectElement>(page, 'select').value, first(page).disabled]).to.deep.equal(['a', true]);
  });
});

describe('choices', () => {
  const kinds = [
    { value: 'a', title: 'First', hint: 'Its hint' },
    { value: 'b', title: 'Second', picture: <svg aria-hidden="true" /> },
    { value: 'c', title: 'Third', disabled: true, reason: 'Why not', hint: 'Never shown' },
  ];
  const choices = { legend: 'Which?', name: 'which', options: kinds, onChange: nothing };
  const radios = (page: Element) => all(page, 'input[type=radio]').map((input) => input as HTMLInputElement);

  it('are radio buttons named by their titles alone, each with its hint or the reason why not', () => {
    const page = render(<Choices {...choices} value="a" hint="The line of why" required leads />);
    expect(
      radios(page).map(({ name, value, checked, disabled }) => [name, value, checked, disabled]),
    ).to.deep.equal([
      ['which', 'a', true, false],
      ['which', 'b', false, false],
      ['which', 'c', false, true],
    ]);
    expect(radios(page).map((radio) => referredTexts(radio, 'aria-labelledby'))).to.deep.equal([
      ['First'],
      ['Second'],
      ['Third'],
    ]);
    expect(radios(page).map((radio) => referredTexts(radio, 'aria-describedby'))).to.deep.equal([
      ['Its hint'],
      [],
      ['Why not'],
    ]);
    const group = one(page, '[role=radiogroup]');
    expect(referredTexts(group, 'aria-labelledby')).to.deep.equal(['Which?']);
    expect(referredTexts(group, 'aria-describedby')).to.include('The line of why');
    expect(attributes(group, 'aria-required', 'part')).to.deep.equal({
      'aria-required': 'true',
      part: 'field',
    });
    expect(one(page, '[data-lead]').getAttribute('tabindex')).to.equal('-1');
    expect(page.textContent).not.to.include('Never shown');
  });

  it('show a problem with the group, and a legend that only a screen reader needs', () => {
    const page = render(
      <Choices {...choices} value={undefined} problem="Choose one" legendLook="hidden" look="row" />,
    );
    expect(radios(page).some(({ checked }) => checked)).to.equal(false);
    expect(referredTexts(one(page, 'fieldset'), 'aria-describedby')).to.include('Choose one');
    expect(all(page, '.choices--row')).to.have.length(1);
    expect(text(one(page, 'legend.visually-hidden'))).to.equal('Which?');
  });

  it('with pictures have a mark each, and room while they are awaited', () => {
    const page = render(<Choices look="pictures" {...choices} value="b" />);
    expect(all(page, '.choices__tick')).to.have.length(3);
    expect(all(page, '.choices__picture[aria-hidden=true]')).to.have.length(1);
    const awaited = render(<Choices look="pictures" {...choices} options={[]} value={undefined} awaited />);
    expect(all(awaited, '.choices__option--awaited[aria-hidden=true]')).to.have.length(8);
  });
});

describe('a list of addresses', () => {
  const rows = {
    label: 'Address',
    name: 'address',
    onChange: nothing,
    emptyText: (typed: string) => `No ${typed}`,
    countText: (shown: number, of: number) => `${shown} of ${of}`,
    restText: (shown: number, of: number) => `Only ${shown} of ${of}`,
  };
  const addresses = [1, 2, 3].map((value) => ({ value, text: `${value} High Street, Bristol` }));

  it('is a combobox with an open list, which says once what all addresses end with', async () => {
    const page = render(
      <FilterList {...rows} options={addresses} end=", Bristol" value={2} hint="Its hint" />,
    );
    const input = one(page, '[role=combobox]');
    expect(
      attributes(input, 'aria-expanded', 'aria-autocomplete', 'autocomplete', 'spellcheck'),
    ).to.deep.equal({
      'aria-expanded': 'true',
      'aria-autocomplete': 'list',
      autocomplete: 'off',
      spellcheck: 'false',
    });
    const list = one(page, '[role=listbox]');
    expect(input.getAttribute('aria-controls')).to.equal(list.id);
    expect(list.getAttribute('aria-label')).to.equal('Address');
    expect(all(list, '[role=option]').map(text)).to.deep.equal([
      '1 High Street',
      '2 High Street',
      '3 High Street',
    ]);
    expect(all(list, '[aria-selected=true]').map(text)).to.deep.equal(['2 High Street']);
    expect(all(list, 'bdi')).to.have.length(3);
    expect(referredTexts(input, 'aria-describedby')).to.deep.equal(['Its hint']);
    await until('the count', () => text(one(page, '[role=status]')) === '3 of 3');
  });

  it('says what it does with the chosen one, and what is wrong', () => {
    const page = render(
      <FilterList {...rows} options={addresses} value={2} doing="Asking" problem="Choose one">
        <span>Not there?</span>
      </FilterList>,
    );
    expect(all(page, '[role=option]').map(text)).to.deep.equal([
      '1 High Street, Bristol',
      '2 High Street, BristolAsking',
      '3 High Street, Bristol',
    ]);
    const input = one(page, '[role=combobox]');
    expect(input.getAttribute('aria-invalid')).to.equal('true');
    expect(referredTexts(input, 'aria-describedby')).to.deep.equal(['Choose one']);
    expect(page.textContent).to.include('Not there?');
  });
});

describe('a lever', () => {
  const lever = {
    label: 'Miles',
    value: 20,
    text: '20 miles',
    typed: '20',
    typedLabel: 'Miles, typed',
    suffix: 'miles',
    min: 0,
    max: 100,
    step: 5,
    ends: ['0 miles', '100 miles'] as const,
    onChange: nothing,
    problems: { 'not-a-number': 'No number', 'out-of-bounds': 'Out of bounds' },
  };

  it('is a slider that says its value with the unit, and a field with the same', () => {
    const page = render(<Lever {...lever} hint="Its hint" />);
    const slider = one<HTMLInputElement>(page, 'input[type=range]');
    expect(attributes(slider, 'min', 'max', 'step', 'value', 'aria-valuetext')).to.deep.equal({
      min: '0',
      max: '100',
      step: '5',
      value: '20',
      'aria-valuetext': '20 miles',
    });
    expect(text(slider.labels?.[0])).to.equal('Miles');
    const typed = one<HTMLInputElement>(page, 'input[inputmode=decimal]');
    expect([typed.value, typed.getAttribute('aria-label')]).to.deep.equal(['20', 'Miles, typed']);
    expect(referredTexts(typed, 'aria-describedby')).to.deep.equal(['Its hint']);
    expect(text(one(page, '.lever__ends[aria-hidden=true]'))).to.equal('0 miles100 miles');
  });

  it('fills the way between the quote’s own value and the thumb, and marks that value', () => {
    const page = render(<Lever {...lever} quote={{ value: 60, text: 'Your quote: 60' }} />);
    const { style } = one(page, 'input[type=range]');
    expect([style.getPropertyValue('--_from'), style.getPropertyValue('--_to')]).to.deep.equal([
      '20%',
      '60%',
    ]);
    const mark = one(page, '.lever__quote');
    expect(text(mark)).to.equal('Your quote: 60');
    expect(mark.style.getPropertyValue('--_at')).to.include('0.6');
    expect(mark.classList.contains('lever__quote--before')).to.equal(true);
  });
});

describe('tabs', () => {
  it('are a list of which one is selected, whose panel follows', () => {
    const tabs = [
      { id: 'one', name: 'One', note: '£100' },
      { id: 'two', name: 'Two' },
    ] as const;
    const page = render(
      <Tabs label="Your results" tabs={tabs} selected="one" onSelect={nothing}>
        The panel
      </Tabs>,
    );
    expect(one(page, '[role=tablist]').getAttribute('aria-label')).to.equal('Your results');
    expect(
      all(page, '[role=tab]').map((tab) => [
        text(tab),
        ...Object.values(attributes(tab, 'aria-selected', 'tabindex', 'part')),
      ]),
    ).to.deep.equal([
      ['One £100', 'true', '0', 'tab tab-selected'],
      ['Two', 'false', '-1', 'tab'],
    ]);
    expect(text(one(page, '[role=tabpanel]'))).to.equal('The panel');
  });
});
