// One list of the vehicle dialog as a field: loading, ready, empty, or failed with Retry.
import { useRef } from 'react';
import { answerOf } from '../../../state/request.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { useFollowFocus } from '../../../ui/focus/use-follow-focus.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { Status } from '../../../ui/status/status.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { TryAgain } from '../../question/try-again.tsx';
import type { VehicleList } from './use-vehicle-lists.tsx';

/** More than any make has. Drawing an endless list would block the page. */
const MOST = 2000;

interface ListSelectProps {
  readonly list: VehicleList;
  readonly problem?: string | undefined;
  /** If true, it takes the focus when it appears. */
  readonly focuses?: boolean;
}

export function ListSelect({ list, problem, focuses = false }: ListSelectProps) {
  const { words } = useWidget();
  const { name, chosen, choose } = list;
  const { request, retry } = list.asked;
  const { is } = request;
  const options = answerOf(request);
  const field = useRef<HTMLSelectElement>(null);
  const isEmpty = options?.length === 0;

  const follow = useFollowFocus(is, () => field.current, focuses);
  /** The pressed button disappears while the list loads, so the focus moves to the list. */
  const again = () => {
    follow();
    retry();
  };

  return (
    <div className="list-select" aria-busy={is === 'asking'}>
      {is !== 'failed' && !isEmpty && (
        <Select
          ref={field}
          label={words(`label.${name}`)}
          name={name}
          options={(options ?? []).slice(0, MOST)}
          value={chosen}
          onChange={choose}
          placeholder={words(is === 'asking' ? 'frame.loading' : `ev.pick.${name}`)}
          problem={problem}
          required
        />
      )}
      <Status className="list-select__status">
        {is === 'asking' && <VisuallyHidden>{words('frame.loading')}</VisuallyHidden>}
        {isEmpty && <p>{words(`ev.pick.${name}.empty`)}</p>}
        {is === 'failed' && <TryAgain says="failure.list" onClick={again} />}
      </Status>
    </div>
  );
}
