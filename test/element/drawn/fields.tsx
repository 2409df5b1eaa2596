// Fields, choices and buttons in all their forms.
import type { ReactNode } from 'react';
import { Button } from '../../../src/ui/button/button.tsx';
import { Choices } from '../../../src/ui/choices/choices.tsx';
import { FilterList } from '../../../src/ui/filter-list/filter-list.tsx';
import { Lever } from '../../../src/ui/lever/lever.tsx';
import { Link } from '../../../src/ui/link/link.tsx';
import { PlateField } from '../../../src/ui/plate-field/plate-field.tsx';
import { Select } from '../../../src/ui/select/select.tsx';
import { Tabs } from '../../../src/ui/tabs/tabs.tsx';
import { TextField } from '../../../src/ui/text-field/text-field.tsx';
import { Textarea } from '../../../src/ui/textarea/textarea.tsx';

const nothing = () => {};
const field = { label: 'Name', name: 'name', value: 'Ada', onChange: nothing };
const KINDS = [
  { value: 'a', title: 'First', hint: 'Its hint' },
  { value: 'b', title: 'Second', picture: <svg aria-hidden="true" /> },
  { value: 'c', title: 'Third', disabled: true, reason: 'Why not', hint: 'Never shown' },
];
const choices = { legend: 'Which?', name: 'which', options: KINDS, onChange: nothing };
const rows = {
  label: 'Address',
  name: 'address',
  onChange: nothing,
  emptyText: (typed: string) => `No ${typed}`,
};
const counts = {
  countText: (shown: number, of: number) => `${shown} of ${of}`,
  restText: (shown: number, of: number) => `Only ${shown} of ${of}`,
};
const addresses = [1, 2, 3].map((value) => ({ value, text: `${value} High Street, Bristol` }));
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
const tabs = [
  { id: 'one', name: 'One', note: '£100' },
  { id: 'two', name: 'Two' },
] as const;

export const fields: Record<string, ReactNode> = {
  'a button': <Button onClick={nothing}>Next</Button>,
  'a button that is busy': (
    <Button busy="Searching" label="Search by plate">
      Search
    </Button>
  ),
  'a button that waits, with its reason': (
    <Button disabled reason="Choose an address to go on.">
      Next
    </Button>
  ),
  'a button of each look': (['primary', 'secondary', 'quiet', 'link'] as const).map((look) => (
    <Button
      key={look}
      look={look}
      type="submit"
      icon={<svg />}
      label={`Change ${look}`}
      opens="dialog"
      expanded={look === 'link'}
    >
      Change
    </Button>
  )),
  'a text field': <TextField {...field} />,
  'a form that says what is optional': (
    <>
      <TextField {...field} required />
      <TextField {...field} mark="(optional)" />
      <Select {...field} options={[{ value: 'Ada', text: 'Ada' }]} placeholder="Choose" required />
      <Choices {...choices} value={undefined} required />
    </>
  ),
  'a text field with everything': (
    <TextField
      {...field}
      type="email"
      inputMode="decimal"
      autoComplete="email"
      maxLength={8}
      prefix="£"
      suffix="a month"
      chars={6}
      required
      hint="Its hint"
      problem="Too long"
      attempt={2}
      action={<button type="button">Search</button>}
      enterKeyHint="search"
    />
  ),
  'a plate': (
    <PlateField {...field} band="GB" clean={String} hint="Its hint" problem="Not found" action="Search" />
  ),
  'a text of many lines': (
    <Textarea {...field} maxLength={10} rows={4} countText={(left) => `${left} left`} />
  ),
  'a text that is too long': (
    <Textarea
      {...field}
      maxLength={2}
      rows={4}
      hint="Its hint"
      problem="Too long"
      countText={(left) => (left < 0 ? `${-left} over` : `${left} left`)}
    />
  ),
  'a list to pick from': (
    <Select
      {...field}
      value=""
      placeholder="Choose a make"
      required
      hint="Its hint"
      problem="Choose one"
      options={[
        { value: 'a', text: 'First' },
        { value: 'b', text: 'Second' },
      ]}
    />
  ),
  choices: <Choices {...choices} value="a" hint="The line of why" required leads />,
  'choices of which none is made': (
    <Choices {...choices} value={undefined} problem="Choose one" legendLook="hidden" look="row" />
  ),
  'choices with pictures': <Choices look="pictures" {...choices} value="b" />,
  'choices that are awaited': <Choices look="pictures" {...choices} options={[]} value={undefined} awaited />,
  'a list of addresses': (
    <FilterList {...rows} {...counts} options={addresses} end=", Bristol" value={2} hint="Its hint" />
  ),
  'a list of addresses that is worked on': (
    <FilterList {...rows} {...counts} options={addresses} value={2} doing="Asking" problem="Choose one">
      <span>Not there?</span>
    </FilterList>
  ),
  'a lever': <Lever {...lever} hint="Its hint" />,
  tabs: (
    <Tabs label="Your results" tabs={tabs} selected="one" onSelect={nothing}>
      The panel
    </Tabs>
  ),
  'a link within': (
    <Link href="#/quote" onFollow={nothing} current>
      Home
    </Link>
  ),
  'a link that leaves': (
    <Link href="https://partner.example/" newTabText="(opens in a new tab)" look="quiet">
      Terms
    </Link>
  ),
};
