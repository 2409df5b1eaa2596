// An enquiry, screens without a result, errors and sums in all their forms.
import { expect } from '@open-wc/testing';
import type { ReactNode } from 'react';
import { NO_ANSWERS } from '../../../src/domain/answers.ts';
import type { OpenSum } from '../../../src/domain/sum.ts';
import { SumBody } from '../../../src/journeys/result/sums/sum-opener.tsx';
import { EnquirySent } from '../../../src/journeys/take-along/enquiry/enquiry-call.tsx';
import type { Sent } from '../../../src/journeys/take-along/enquiry/use-enquiry.ts';
import { OutsideArea } from '../../../src/journeys/take-along/next-steps.tsx';
import { ErrorScreen } from '../../../src/screens/error/error-screen.tsx';
import { NoResult } from '../../../src/screens/results/no-result.tsx';
import { type Standing, stands } from './in-widget.tsx';
import { all, one, render, renderSettled, text } from './render.tsx';

const sent = {
  taken: true,
  typed: { email: 'ada@example.com', phone: '0117 496 0000', contactTime: 'pma' } as Sent['typed'],
  again: <button type="button">Again</button>,
};

const error = (status: number, state: Standing['state'] = {}) =>
  stands(<ErrorScreen />, { route: { name: 'error', status }, state });

const term = (more: object) => ({ label: 'Use', value: 2700, unit: 'kWh', behind: null, ...more });
const BEHIND = {
  value: 26.5,
  unit: 'p/kWh',
  op: 'multiply',
  terms: [
    term({ value: 25.24, tag: 'published', source: 'Ofgem' }),
    term({ value: 1.05, unit: '', tag: 'assumed' }),
  ],
};
const SUM = {
  value: 715.5,
  unit: '£',
  op: 'add',
  terms: [
    term({ tag: 'meter', source: 'Your meter', date: '2026-08-01' }),
    term({ label: 'Price', value: 26.5, unit: 'p/kWh', tag: 'worked-out', behind: BEHIND }),
    term({ label: 'Told', value: 3, tag: 'told' }),
  ],
} as unknown as OpenSum;

const SORRY = 'Sorry, something went wrong';
const screen = (view: ReactNode) => {
  const page = render(view);
  return [text(one(page, 'h2[data-lead]')), ...all(page, 'p').map(text), ...all(page, 'button').map(text)];
};

describe('an enquiry', () => {
  const alertOf = (view: ReactNode) => {
    const page = render(view);
    return { part: one(page, '.alert').getAttribute('part'), page };
  };

  it('that was taken says with whom it is, and repeats what the visitor typed', () => {
    const { part, page } = alertOf(stands(<EnquirySent {...sent} />));
    expect(part).to.equal('alert alert-success');
    expect(text(one(page, 'h3'))).to.equal('Thank you. Your enquiry was sent.');
    expect(all(page, '.facts__row').map(text)).to.deep.equal([
      'Best contact timePM-Afternoon',
      'Phone0117 496 0000',
      'Emailada@example.com',
    ]);
    expect(one(page, '.alert a').getAttribute('href')).to.equal('tel:01174960000');
    expect(all(page, 'button').map(text)).to.deep.equal(['Again']);
  });

  it('that has a reference can be withdrawn', () => {
    const { page } = alertOf(stands(<EnquirySent {...sent} reference="R1" withdrawal="W1" />));
    expect(text(one(page, '.facts__row'))).to.equal('ReferenceR1');
    expect(all(page, 'button').map(text)).to.deep.equal(['Again', 'Withdraw my enquiry']);
  });

  it('that nobody took says whom to ring, if there is a number', () => {
    const { part, page } = alertOf(stands(<EnquirySent {...sent} taken={false} />));
    expect(part).to.equal('alert alert-info');
    expect(page.textContent).to.include('To arrange a call, ring 0117 496 0000.');
    const silent = alertOf(
      stands(<EnquirySent {...sent} taken={false} />, { settings: { supportPhone: null } }),
    );
    expect(silent.page.textContent).to.include('Nothing was sent: this page takes no enquiries online.');
  });

  it('is not taken outside the area, where independent advice is listed', () => {
    const page = render(stands(<OutsideArea />));
    expect(text(one(page, '.alert'))).to.match(/^We don’t arrange calls in your area yet\./);
    const links = all(page, 'a').map((link) => [
      new URL(link.getAttribute('href') ?? '').host,
      link.getAttribute('rel'),
    ]);
    expect(links).to.deep.equal([
      ['mcscertified.com', 'noopener'],
      ['energysavingtrust.org.uk', 'noopener'],
      ['www.gov.uk', 'noopener'],
    ]);
  });
});

describe('a screen without a result', () => {
  it('says what is missing and offers the way there', () => {
    expect(screen(stands(<NoResult />))).to.deep.equal([
      'No result found',
      'We have no quote to show here. Answer a few questions and we will make one.',
      'Start a quote',
    ]);
    expect(screen(stands(<NoResult quoted />))).to.deep.equal([
      'No result found',
      'We couldn’t work out a result for this home. Your answers are safe.',
      'Back to my questions',
    ]);
    expect(screen(stands(<NoResult shared="shared.goneWhy" />))).to.deep.equal([
      'This link does not work',
      'It may have expired or been deleted, or part of it is missing. Ask for a new one.',
      'Start a quote',
    ]);
    expect(screen(stands(<NoResult shared="shared.off" />))[1]).to.equal(
      'This page opens no shared results.',
    );
  });
});

describe('an error screen', () => {
  const KEPT = { answers: { ...NO_ANSWERS, postcode: 'BS1 1AA' }, at: 'address' } as const;
  const LATER = 'Something when wrong. Please try again later.';
  const AGAIN = ['Try Again', 'Go to the start'];

  it('has the sentence of its status, or the general one, and tries again only where that may help', () => {
    expect(screen(error(400))).to.deep.equal([SORRY, LATER, 'Error 400', ...AGAIN]);
    expect(screen(error(418))).to.deep.equal([SORRY, LATER, 'Error 418', ...AGAIN]);
    expect(screen(error(401))).to.deep.equal([
      SORRY,
      'We could not authorise this request.',
      'Error 401',
      ...AGAIN,
    ]);
    expect(screen(error(404))).to.deep.equal([
      SORRY,
      'We could not find this resource.',
      'Error 404',
      'Go to the start',
    ]);
    expect(screen(error(500)).slice(1)).to.deep.equal([
      'Something appears to have happen to our servers. Please try again later.',
      'Error 500',
      'Go to the start',
    ]);
  });

  it('has the server’s own sentence only for the status that it was sent with', () => {
    const explained = (status: number) => error(status, { fatal: { status: 500, message: 'Back at noon.' } });
    expect(screen(explained(500))[1]).to.equal('Back at noon.');
    expect(screen(explained(401))[1]).to.equal('We could not authorise this request.');
  });

  it('says that the answers are kept, and leads back to them where it cannot try again', () => {
    expect(screen(error(401, KEPT)).slice(2)).to.deep.equal([
      'Your answers are kept.',
      'Error 401',
      ...AGAIN,
    ]);
    expect(screen(error(404, KEPT)).slice(2)).to.deep.equal([
      'Your answers are kept.',
      'Error 404',
      'Back to my questions',
      'Go to the start',
    ]);
  });
});

describe('a sum', () => {
  const lines = async (op: OpenSum['op']) => {
    const page = await renderSettled(stands(<SumBody title="The saving" sum={{ ...SUM, op }} />));
    return { page, lines: all(page, ':scope > ol > li, :scope > * > ol > li').map(text) };
  };

  it('HON-10: is read with its signs, each figure with its source, and what is behind it', async () => {
    const { page, lines: added } = await lines('add');
    expect(added[0]).to.match(/^Use ?2,700 kWh ?Your meter ?Your meter, 1 August 2026$/);
    expect(added[1]).to.match(/^\+ ?plus Price ?26\.5 p\/kWh/);
    expect(added.at(-1)).to.match(/^= ?makes The saving ?£2,729\.50$/);
    const behind = all(page, 'details li').map(text);
    expect(behind).to.have.length(3);
    expect(behind[0]).to.match(/25\.24 kWh ?Published ?Ofgem$/);
    expect(behind[1]).to.match(/^× ?times Use ?1\.05 ?We assumed$/);
  });

  it('HON-10: that takes away or divides has that sign and comes to that', async () => {
    expect((await lines('subtract')).lines[1]).to.match(/^− ?minus Price/);
    expect((await lines('subtract')).lines.at(-1)).to.match(/£2,670\.50$/);
    expect((await lines('divide')).lines[1]).to.match(/^÷ ?divided by Price/);
    expect((await lines('divide')).lines.at(-1)).to.match(/£33\.96$/);
  });
});
