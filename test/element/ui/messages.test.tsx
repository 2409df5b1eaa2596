// Messages and their containers in all their forms.
import { expect } from '@open-wc/testing';
import { Alert, ProblemSummary } from '../../../src/ui/alert/alert.tsx';
import { Card } from '../../../src/ui/card/card.tsx';
import { Dialog } from '../../../src/ui/dialog/dialog.tsx';
import { Disclosure } from '../../../src/ui/disclosure/disclosure.tsx';
import { Facts } from '../../../src/ui/facts/facts.tsx';
import { Progress } from '../../../src/ui/progress/progress.tsx';
import { Heading } from '../../../src/ui/text/heading.tsx';
import { Logo } from '../../../src/ui/text/logo.tsx';
import { Chips, Tag } from '../../../src/ui/text/tag.tsx';
import { all, attributes, one, referredTexts, render, text } from './render.tsx';

const nothing = () => {};

describe('an alert', () => {
  it('that is new interrupts if it is an error, and waits its turn otherwise', () => {
    const role = (page: Element) => page.querySelector('[role]')?.getAttribute('role');
    expect(role(render(<Alert heading="Error">It failed.</Alert>))).to.equal('alert');
    expect(role(render(<Alert tone="info">So it is.</Alert>))).to.equal('status');
  });

  it('of each tone has its part, and no live region where it is there from the start', () => {
    for (const tone of ['error', 'warning', 'info', 'success'] as const) {
      const page = render(
        <Alert tone={tone} heading="Heading" live={false} actions={<button type="button">Retry</button>}>
          So it is.
        </Alert>,
      );
      const alert = one(page, '.alert');
      expect(attributes(alert, 'part', 'role')).to.deep.equal({ part: `alert alert-${tone}`, role: null });
      expect(alert.classList.contains(`alert--${tone}`)).to.equal(true);
      expect(text(page)).to.equal('HeadingSo it is.Retry');
      expect(text(one(page, 'h3'))).to.equal('Heading');
      expect(all(page, '[aria-hidden=true] svg')).to.have.length(1);
    }
  });

  it('that takes the focus is a group named by its heading', () => {
    const page = render(
      <Alert tone="success" heading="Sent" focuses>
        Thank you.
      </Alert>,
    );
    const group = one(page, '[role=group]');
    expect((page.getRootNode() as ShadowRoot).activeElement).to.equal(group);
    expect(referredTexts(group, 'aria-labelledby')).to.deep.equal(['Sent']);
    expect(referredTexts(group, 'aria-describedby')).to.deep.equal(['Thank you.']);
  });
});

describe('a card', () => {
  it('is a section named by its heading, with its action and picture', () => {
    const page = render(
      <Card
        heading="Address"
        level={3}
        action={<button type="button">Change</button>}
        picture={<svg />}
        tone="tint"
        as="section"
      >
        1 High Street
      </Card>,
    );
    const card = one(page, 'section');
    expect(card.getAttribute('part')).to.equal('card');
    expect(referredTexts(card, 'aria-labelledby')).to.deep.equal(['Address']);
    expect(card.className).to.include('card--tint');
    expect(text(card)).to.equal('AddressChange1 High Street');
    expect(all(card, 'svg')).to.have.length(1);
  });

  it('without a heading has no name', () => {
    const card = one(render(<Card as="li">1 High Street</Card>), 'li');
    expect(attributes(card, 'part', 'aria-labelledby')).to.deep.equal({
      part: 'card',
      'aria-labelledby': null,
    });
  });
});

describe('facts', () => {
  it('are terms with their details, notes, sums and actions, in columns', () => {
    const page = render(
      <Facts
        columns={2}
        rows={[
          {
            term: 'Cost',
            detail: '£900',
            note: 'A year',
            sum: 'cost',
            more: <span>More</span>,
            below: 'Below',
            action: 'Change',
          },
          { term: 'Size', detail: '7 kW' },
        ]}
      />,
    );
    expect(all(page, 'dt, dd').map(text)).to.deep.equal([
      'Cost',
      '£900A yearMore',
      'Change',
      'Below',
      'Size',
      '7 kW',
    ]);
    expect(text(one(page, '[data-figure=cost]'))).to.equal('£900');
    expect(one(page, '.facts').getAttribute('part')).to.equal('facts');
    expect(one(page, 'dl').className).to.include('--two');
  });
});

describe('a heading', () => {
  it('that leads takes the focus, and breaks at no hyphen', () => {
    const page = render(
      <Heading level={3} look="title" focus="lead">
        Air-source pumps
      </Heading>,
    );
    const heading = one(page, 'h3');
    expect(attributes(heading, 'tabindex', 'data-lead', 'part')).to.deep.equal({
      tabindex: '-1',
      'data-lead': '',
      part: 'heading',
    });
    expect(all(heading, 'span').map(text)).to.include('Air-source');
  });

  it('takes no focus otherwise', () => {
    const heading = one(render(<Heading>Results</Heading>), 'h2');
    expect(attributes(heading, 'tabindex', 'data-lead')).to.deep.equal({ tabindex: null, 'data-lead': null });
  });
});

describe('a logo', () => {
  it('is a picture without words, or the letters of the name', () => {
    const src = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>";
    const picture = one(render(<Logo name="Octopus Energy" src={src} />), 'img');
    expect(attributes(picture, 'alt', 'loading', 'decoding')).to.deep.equal({
      alt: '',
      loading: 'lazy',
      decoding: 'async',
    });
    const letters = one(render(<Logo name="Octopus Energy" />), 'span');
    expect([text(letters), letters.getAttribute('aria-hidden')]).to.deep.equal(['OE', 'true']);
  });
});

describe('what is wrong in a form', () => {
  it('is a group that takes the focus, each problem a button to its field', () => {
    const page = render(
      <ProblemSummary
        heading="Please check"
        attempt={1}
        items={[{ field: 'name', text: 'Name must be filled' }]}
      />,
    );
    const group = one(page, '[role=group]');
    expect(attributes(group, 'part', 'tabindex')).to.deep.equal({ part: 'problem-summary', tabindex: '-1' });
    expect(referredTexts(group, 'aria-labelledby')).to.deep.equal(['Please check']);
    expect(all(page, 'li button').map(text)).to.deep.equal(['Name must be filled']);
    const whole = render(<ProblemSummary heading="Please check" attempt={1} items={[]} />);
    expect(all(whole, 'ul')).to.have.length(0);
  });
});

describe('progress', () => {
  it('WIZ-02: is a whole percent by ear, and the share itself on the line', () => {
    const bar = (share: number) => {
      const page = render(<Progress text="Step 2 of 3" share={share} />);
      expect(one(page, '[part=progress]').textContent).to.include('Step 2 of 3');
      const { style } = one(page, '[role=progressbar] > *');
      const spoken = attributes(
        one(page, '[role=progressbar]'),
        'aria-label',
        'aria-valuemin',
        'aria-valuemax',
        'aria-valuenow',
        'aria-valuetext',
      );
      return [...Object.values(spoken), Number(style.getPropertyValue('--_progress')).toFixed(2)];
    };
    expect(bar(2 / 3)).to.deep.equal(['Step 2 of 3', '0', '100', '67', 'Step 2 of 3', '0.67']);
    expect(bar(0.5)).to.deep.equal(['Step 2 of 3', '0', '100', '50', 'Step 2 of 3', '0.50']);
  });
});

describe('chips and tags', () => {
  it('are a list of texts with decoration, and words with their tone', () => {
    const chips = render(<Chips items={[{ text: 'Cheap', icon: <svg /> }, { text: 'Clean' }]} />);
    expect(all(chips, 'li').map(text)).to.deep.equal(['Cheap', 'Clean']);
    expect(all(chips, '[aria-hidden=true] svg')).to.have.length(1);
    const tone = (page: Element) => one(page, '.tag').className;
    expect(tone(render(<Tag tone="strong">Read</Tag>))).to.include('tag--strong');
    expect(tone(render(<Tag tone="dashed">Assumed</Tag>))).to.include('tag--dashed');
  });
});

describe('a part that folds', () => {
  it('is a disclosure with its text as the summary', () => {
    const page = render(
      <Disclosure summary="What we assumed" look="card" open>
        <>So it is.</>
      </Disclosure>,
    );
    const folded = one<HTMLDetailsElement>(page, 'details');
    expect([folded.open, folded.getAttribute('part'), text(one(page, 'summary'))]).to.deep.equal([
      true,
      'disclosure',
      'What we assumed',
    ]);
    expect(folded.textContent).to.include('So it is.');
    expect(folded.className).to.include('--card');
  });
});

describe('a dialog', () => {
  const close = { onClose: nothing, closeLabel: 'Close' };

  it('is modal, named by its title, and closed by a button or Escape', () => {
    const page = render(
      <Dialog open title="Change" {...close} size="wide">
        Its fields
      </Dialog>,
    );
    const dialog = one<HTMLDialogElement>(page, 'dialog');
    expect(dialog.matches(':modal')).to.equal(true);
    expect(referredTexts(dialog, 'aria-labelledby')).to.deep.equal(['Change']);
    expect(attributes(dialog, 'part', 'closedby')).to.deep.equal({
      part: 'dialog',
      closedby: 'closerequest',
    });
    expect(one(dialog, 'button').getAttribute('aria-label')).to.equal('Close');
    expect(one(dialog, 'h2').getAttribute('tabindex')).to.equal('-1');
    expect(dialog.className).to.include('--wide');
  });

  it('without a button to close it stays, whatever is pressed', () => {
    const page = render(
      <Dialog open title="Working" onClose={nothing}>
        A moment
      </Dialog>,
    );
    expect(one(page, 'dialog').getAttribute('closedby')).to.equal('none');
    expect(all(page, 'button')).to.have.length(0);
  });

  it('that is closed has nothing in it', () => {
    const page = render(
      <Dialog open={false} title="Change" {...close}>
        Its fields
      </Dialog>,
    );
    expect(one(page, 'dialog').childElementCount).to.equal(0);
  });
});
