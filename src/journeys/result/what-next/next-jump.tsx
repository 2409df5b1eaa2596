import { useRef } from 'react';
import { useWidget } from '../../../state/widget-context.tsx';
import { Button } from '../../../ui/button/button.tsx';

/** In the headline: a link to the next steps, which are far below on a phone. Nobody takes those of another home. */
export function NextJump() {
  const { words, navigation, isShared } = useWidget();
  const box = useRef<HTMLDivElement>(null);
  const jump = () =>
    isShared
      ? navigation.goToStart()
      : box.current?.closest('.results')?.querySelector<HTMLElement>('.what-next .heading')?.focus();
  return (
    <div className="next-jump" ref={box}>
      <Button onClick={jump}>{words(isShared ? 'shared.own' : 'next.jump')}</Button>
    </div>
  );
}
