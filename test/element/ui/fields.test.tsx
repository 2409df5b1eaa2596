// Buttons, fields and links in all their forms.
import { expect } from '@open-wc/testing';
import { Button } from '../../../src/ui/button/button.tsx';
import { Link } from '../../../src/ui/button/link.tsx';
import { PlateField } from '../../../src/ui/field/plate-field.tsx';
import { Textarea, TextField } from '../../../src/ui/field/text-field.tsx';
import { all, attributes, one, referredTexts, render, text } from './render.tsx';

const nothing = () => {};
const field = { label: 'Name', name: 'name', value: 'Ada', onChange: nothing };

describe('a button', () => {
  it('has the type, the name and the state that it is given, and a part for its look', () => {
    for (const look of ['primary', 'secondary', 'quiet', 'link'] as const) {
      const page = render(
        <Button look={look} type="submit" icon={<svg />} label="Change it" opens="dialog" expanded>
          Change
        </Button>,
      );
      const button = one(page, 'button');
      expect(
        attributes(button, 'type', 'part', 'aria-label', 'aria-expanded', 'aria-haspopup'),
      ).to.deep.equal({
        type: 'submit',
        part: `button button-${look}`,
        'aria-label': 'Change it',
        'aria-expanded': 'true',
        'aria-haspopup': 'dialog',
      });
      expect(button.classList.contains(`button--${look}`)).to.equal(true);
      expect(all(button, '.button__icon svg')).to.have.length(1);
    }
    expect(one(render(<Button>Next</Button>), 'button').getAttribute('type')).to.equal('button');
  });

  it('says what it waits for, by that name alone, and ignores a press', () => {
    let pressed = 0;
    const page = render(
      <Button busy="Searching" label="Search by plate" icon={<svg />} onClick={() => pressed++}>
        Search
      </Button>,
    );
    const button = one<HTMLButtonElement>(page, 'button');
    button.click();
    expect([text(button), pressed, button.disabled]).to.deep.equal(['Searching', 0, false]);
    expect(attributes(button, 'aria-disabled', 'aria-label')).to.deep.equal({
      'aria-disabled': 'true',
      'aria-label': null,
    });
    expect(all(button, '.button__spinner')).to.have.length(1);
    expect(all(button, 'svg')).to.have.length(0);
  });

  it('is described by the reason why it is disabled, in a live region that is there before', () => {
    const button = one<HTMLButtonElement>(
      render(
        <Button disabled reason="Choose an address to go on.">
          Next
        </Button>,
      ),
      'button',
    );
    expect(button.disabled).to.equal(true);
    expect(referredTexts(button, 'aria-describedby')).to.deep.equal(['Choose an address to go on.']);
    const early = render(<Button reason="">Next</Button>);
    expect(text(one(early, '[role=status]'))).to.equal('');
    expect(one(early, 'button').hasAttribute('aria-describedby')).to.equal(false);
  });
});

describe('a text field', () => {
  it('is filled in as the browser knows how, and names its problem before its hint', () => {
    const page = render(
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
      />,
    );
    const input = one<HTMLInputElement>(page, 'input');
    expect(
      attributes(input, 'type', 'inputmode', 'autocomplete', 'enterkeyhint', 'name', 'value', 'part'),
    ).to.deep.equal({
      type: 'email',
      inputmode: 'decimal',
      autocomplete: 'email',
      enterkeyhint: 'search',
      name: 'name',
      value: 'Ada',
      part: 'input',
    });
    expect(attributes(input, 'aria-required', 'aria-invalid')).to.deep.equal({
      'aria-required': 'true',
      'aria-invalid': 'true',
    });
    expect(referredTexts(input, 'aria-describedby')).to.deep.equal(['Too long', 'Its hint']);
    expect(text(input.labels?.[0])).to.equal('Name');
    expect(one(page, '.text-field__box').style.getPropertyValue('--_chars')).to.equal('6');
    expect(all(page, '.field__affix').map(text)).to.deep.equal(['£', 'a month']);
    expect(text(one(page, '.text-field__action button'))).to.equal('Search');
    expect(one(page, '.field').getAttribute('part')).to.equal('field');
  });

  it('takes no more letters than it may, without a limit of the browser that would cut a pasted text', () => {
    const page = render(<TextField {...field} maxLength={8} />);
    expect(one<HTMLInputElement>(page, 'input').maxLength).to.equal(-1);
  });

  it('is plain where nothing is said of it, and marked where others are required', () => {
    const plain = one(render(<TextField {...field} />), 'input');
    expect(
      attributes(plain, 'type', 'autocomplete', 'aria-required', 'aria-invalid', 'aria-describedby'),
    ).to.deep.equal({
      type: 'text',
      autocomplete: 'off',
      'aria-required': null,
      'aria-invalid': null,
      'aria-describedby': null,
    });
    expect(text(one(render(<TextField {...field} mark="(optional)" />), 'label'))).to.equal(
      'Name (optional)',
    );
  });
});

describe('a field for a plate', () => {
  it('is one input that no browser corrects, with the band beside it', () => {
    const page = render(
      <PlateField {...field} band="GB" clean={String} hint="Its hint" problem="Not found" action="Search" />,
    );
    const input = one(page, 'input');
    expect(
      attributes(
        input,
        'autocomplete',
        'autocapitalize',
        'autocorrect',
        'spellcheck',
        'enterkeyhint',
        'part',
      ),
    ).to.deep.equal({
      autocomplete: 'off',
      autocapitalize: 'characters',
      autocorrect: 'off',
      spellcheck: 'false',
      enterkeyhint: 'search',
      part: 'input',
    });
    expect(referredTexts(input, 'aria-describedby')).to.deep.equal(['Not found', 'Its hint']);
    const band = one(page, '.plate-field__band');
    expect([text(band), band.getAttribute('aria-hidden')]).to.deep.equal(['GB', 'true']);
    expect(one(page, '.plate-field__plate').getAttribute('translate')).to.equal('no');
    expect(text(one(page, '.text-field__action'))).to.equal('Search');
  });
});

describe('a text of many lines', () => {
  const countText = (left: number) => (left < 0 ? `${-left} over` : `${left} left`);

  it('counts what is left', () => {
    const page = render(<Textarea {...field} maxLength={10} rows={4} countText={countText} />);
    const area = one<HTMLTextAreaElement>(page, 'textarea');
    expect([area.rows, area.name, area.value]).to.deep.equal([4, 'name', 'Ada']);
    expect(page.textContent).to.include('7 left');
  });

  it('takes a text that is too long and says by how much', () => {
    const page = render(
      <Textarea {...field} maxLength={2} rows={4} hint="Its hint" problem="Too long" countText={countText} />,
    );
    expect(page.textContent).to.include('1 over');
    const area = one<HTMLTextAreaElement>(page, 'textarea');
    expect([area.value, area.getAttribute('aria-invalid')]).to.deep.equal(['Ada', 'true']);
    expect(referredTexts(area, 'aria-describedby')).to.include.members(['Too long', 'Its hint']);
  });
});

describe('a link', () => {
  it('within the widget says where the visitor is', () => {
    const page = render(
      <Link href="#/quote" onFollow={nothing} current>
        Home
      </Link>,
    );
    expect(attributes(one(page, 'a'), 'href', 'aria-current', 'target', 'part')).to.deep.equal({
      href: '#/quote',
      'aria-current': 'page',
      target: null,
      part: 'link',
    });
  });

  it('that leaves opens a new tab, says so, and hands the page over to nobody', () => {
    const page = render(
      <Link href="https://partner.example/" newTabText="(opens in a new tab)" look="quiet">
        Terms
      </Link>,
    );
    expect(attributes(one(page, 'a'), 'target', 'rel')).to.deep.equal({ target: '_blank', rel: 'noopener' });
    expect(text(one(page, 'a'))).to.equal('Terms (opens in a new tab)');
    expect(text(one(page, '.visually-hidden'))).to.equal('(opens in a new tab)');
  });
});
