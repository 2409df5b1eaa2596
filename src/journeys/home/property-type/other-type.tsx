// AMB-02: asks which home of the second list it is, if the lists do not say.

import type { PropertyType } from '../../../domain/property.ts';
import type { HomeList } from '../../../state/asset-descriptor.ts';
import type { Lookup } from '../../../state/journey-state.ts';
import { answerOf } from '../../../state/request.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { Choices } from '../../../ui/choices/choices.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { Status } from '../../../ui/status/status.tsx';
import { TryAgain } from '../../question/try-again.tsx';
import { asChoice } from './as-choice.tsx';
import { namesOf } from './names-of.ts';

interface OtherTypeProps {
  /** The asset that the list belongs to. */
  readonly assets: readonly HomeList[];
  readonly lookup: Lookup<PropertyType>;
  readonly value: number | undefined;
  readonly onChange: (id: number) => void;
  readonly problem: string | undefined;
  readonly onRetry: () => void;
  /** What visitors can do if the list fails to load. */
  readonly failed?: Elements;
}

export function OtherType({ assets, lookup, value, onChange, problem, onRetry, failed }: OtherTypeProps) {
  const { words } = useWidget();
  const list = answerOf(lookup) ?? [];
  const isMissing = lookup.is !== 'asking' && list.length === 0;
  return (
    <>
      {list.length > 0 && (
        <Choices
          look="pictures"
          legend={words('property.other', { what: namesOf(assets, words) })}
          hint={words('property.otherWhy')}
          name="otherPropertyId"
          options={list.map(asChoice)}
          value={value}
          onChange={onChange}
          problem={problem}
          required
        />
      )}
      <Status>
        {lookup.is === 'asking' && <p>{words('frame.loading')}</p>}
        {isMissing && (
          <TryAgain says="property.otherFailed" onClick={onRetry}>
            {failed}
          </TryAgain>
        )}
      </Status>
    </>
  );
}
