import { useRef } from 'react';
import { useJourney, useWidget } from '../../../state/widget.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { SummedBars } from '../sums/summed-rows.tsx';
import type { Answer } from './answer.ts';
import { measuredText, type Uses } from './headline.ts';

/**
 * SEEN-08: below a headline's figure, the cost and the payback, or what is known instead, and the button for the next step, so
 * that a phone's first screen has what visitors ask first.
 */
export function AnswerFacts({ lacks, facts, isSplit, bars, note, uses }: Answer & { readonly uses: Uses }) {
  const { words } = useWidget();
  const isMeasured = useJourney(({ answers }) => !!answers.yours.halfHours);
  return (
    <div className="answer">
      {isMeasured && <p className="answer__measured">{measuredText(uses, words).text}</p>}
      {lacks && <p className="answer__lacks">{lacks}</p>}
      {facts.length > 0 && (
        <dl className="answer__facts">
          {facts.map(([label, value, figure, more], at) => {
            const isPart = isSplit && (at === 0 || at === facts.length - 1);
            return (
              <div className={isPart ? 'answer__part' : undefined} key={label}>
                <dt className={isPart ? undefined : 'note'}>{label}</dt>
                <dd translate="no" data-figure={figure}>
                  {value}
                </dd>
                {more && <dd className="note">{more}</dd>}
              </div>
            );
          })}
        </dl>
      )}
      {bars && <SummedBars {...bars} />}
      {note && <p className="answer__note note">{note}</p>}
      <NextJump />
    </div>
  );
}

/**
 * In the headline: a link to the next steps, which are far below on a phone, or to the message of an enquiry that was sent.
 * Nobody takes those of another home.
 */
function NextJump() {
  const { words, navigation, isShared } = useWidget();
  const enquired = useJourney((state) => state.enquired);
  const box = useRef<HTMLDivElement>(null);
  const to = enquired ? '.what-next .alert' : '.what-next .heading';
  const jump = () =>
    isShared
      ? navigation.goToStart()
      : box.current?.closest('.results')?.querySelector<HTMLElement>(to)?.focus();
  return (
    <div className="next-jump" ref={box}>
      <Button look={enquired ? 'link' : 'primary'} onClick={jump}>
        {words(isShared ? 'shared.own' : enquired ? 'next.sent' : 'next.jump')}
      </Button>
    </div>
  );
}
