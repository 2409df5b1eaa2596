// Messages and their containers in all their forms.
import type { ReactNode } from 'react';
import { Alert } from '../../../src/ui/alert/alert.tsx';
import { Card } from '../../../src/ui/card/card.tsx';
import { Chips } from '../../../src/ui/chips/chips.tsx';
import { Dialog } from '../../../src/ui/dialog/dialog.tsx';
import { Disclosure } from '../../../src/ui/disclosure/disclosure.tsx';
import { Facts } from '../../../src/ui/facts/facts.tsx';
import { Heading } from '../../../src/ui/heading/heading.tsx';
import { Logo } from '../../../src/ui/logo/logo.tsx';
import { ProblemSummary } from '../../../src/ui/problem-summary/problem-summary.tsx';
import { Progress } from '../../../src/ui/progress/progress.tsx';
import { Tag } from '../../../src/ui/tag/tag.tsx';

const nothing = () => {};

export const messages: Record<string, ReactNode> = {
  'an alert': <Alert heading="Error">It failed.</Alert>,
  'an alert of each tone, that stands there from the start': (
    ['error', 'warning', 'info', 'success'] as const
  ).map((tone) => (
    <Alert key={tone} tone={tone} heading="Told" live={false} actions={<button type="button">Retry</button>}>
      So it is.
    </Alert>
  )),
  'an alert that takes the focus': (
    <Alert tone="success" heading="Sent" focuses>
      Thank you.
    </Alert>
  ),
  'an alert without a heading': <Alert tone="info">So it is.</Alert>,
  'a card': (
    <Card
      heading="Address"
      level={3}
      action={<button type="button">Change</button>}
      picture={<svg />}
      tone="tint"
      as="section"
    >
      1 High Street
    </Card>
  ),
  'a card without a heading': <Card as="li">1 High Street</Card>,
  facts: (
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
    />
  ),
  'a heading': (
    <Heading level={3} look="title" focus="lead">
      Air-source pumps
    </Heading>
  ),
  'a heading without focus': <Heading>Results</Heading>,
  'a logo': <Logo name="Octopus Energy" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>" />,
  'a logo that is not there': <Logo name="Octopus Energy" />,
  'what is wrong': (
    <ProblemSummary
      heading="Please check"
      attempt={1}
      items={[{ field: 'name', text: 'Name must be filled' }]}
    />
  ),
  'what is wrong as a whole': <ProblemSummary heading="Please check" attempt={1} items={[]} />,
  progress: <Progress text="Step 2 of 4" share={0.5} />,
  'progress that is no whole percent': <Progress text="Step 2 of 3" share={2 / 3} />,
  'chips and tags': [
    <Chips key="chips" items={[{ text: 'Cheap', icon: <svg /> }, { text: 'Clean' }]} />,
    <Tag key="strong" tone="strong">
      Read
    </Tag>,
    <Tag key="plain">Told</Tag>,
    <Tag key="dashed" tone="dashed">
      Assumed
    </Tag>,
  ],
  'a part that folds': (
    <Disclosure summary="What we assumed" look="card" open>
      <>So it is.</>
    </Disclosure>
  ),
  'a dialog': (
    <Dialog open title="Change" closeLabel="Close" onClose={nothing} size="wide">
      Its fields
    </Dialog>
  ),
  'a dialog that stays': (
    <Dialog open title="Working" onClose={nothing}>
      A moment
    </Dialog>
  ),
  'a dialog that is closed': (
    <Dialog open={false} title="Change" closeLabel="Close" onClose={nothing}>
      Its fields
    </Dialog>
  ),
};
