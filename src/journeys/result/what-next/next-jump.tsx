import { useRef } from 'react';
import { useJourney, useWidget } from '../../../state/widget-context.tsx';
import { Button } from '../../../ui/button/button.tsx';

/**
 * In the headline: a link to the next steps, which are far below on a phone, or to the message of an enquiry that was sent.
 * Nobody takes those of another home.
 */
export function NextJump() {
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
