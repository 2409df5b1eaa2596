// A postcode's list of addresses: loading, ready, empty or failed.

import type { MouseEvent } from 'react';
import { type Address, sharedEnd } from '../../../domain/address.ts';
import { formatPostcode } from '../../../domain/postcode.ts';
import type { Lookups } from '../../../state/journey-state.ts';
import { answerOf, failureOf } from '../../../state/request.ts';
import { useJourney, useWidget } from '../../../state/widget.tsx';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import { FieldProblem } from '../../../ui/field/field.tsx';
import { FilterList } from '../../../ui/field/filter-list.tsx';
import { Status } from '../../../ui/text/status.tsx';
import { TryAgain } from '../../parts/action-buttons.tsx';
import { failureSentence } from '../../parts/failure-sentence.ts';
import { WithPhone } from '../../parts/links.tsx';
import type { AddressLookup } from './use-address.ts';

type Addresses = NonNullable<Lookups['addresses']>;

interface AddressListProps {
  readonly lookup: AddressLookup;
  readonly problem: string | undefined;
}

export function AddressList({ lookup, problem }: AddressListProps) {
  const addresses = useJourney((state) => state.lookups.addresses);
  const current = addresses?.postcode ? addresses : null;
  const list = answerOf(current ?? undefined) ?? [];
  const hasList = list.length > 0;
  return (
    <>
      <Status className="address__news">
        {current && !hasList && <News addresses={current} onRetry={() => lookup.search(current.postcode)} />}
      </Status>
      {!current && <FieldProblem text={problem} />}
      {hasList && <Rows list={list} lookup={lookup} problem={problem} />}
    </>
  );
}

/** Why there is no list to choose from. */
function News({ addresses, onRetry }: { addresses: Addresses; onRetry: () => void }) {
  const { words } = useWidget();
  if (addresses.status === 'pending') return <p>{words('address.searching')}</p>;
  if (addresses.status === 'success')
    return <p>{words('address.none', { postcode: formatPostcode(addresses.postcode) })}</p>;
  return <TryAgain text="failure.list" onClick={again(onRetry)} />;
}

/** Retry disappears when it is pressed, so the focus moves to what is loaded again. */
const again =
  (act: () => void) =>
  ({ currentTarget: retry }: MouseEvent<HTMLElement>) => {
    const step = retry.matches(':focus') ? retry.closest('.address') : null;
    const tried = step?.querySelector('[name=address]') ?? step?.querySelector('.address__search button');
    (tried as HTMLElement | null | undefined)?.focus();
    act();
  };

type RowsProps = { readonly list: readonly Address[] } & AddressListProps;

function Rows({ list, lookup, problem }: RowsProps) {
  const { words, settings } = useWidget();
  const { supportPhone: phone } = settings;
  const { reading, meters, choose } = lookup;
  const failure = failureOf(meters);
  const isReading = reading && !failure ? words('address.reading') : undefined;
  const end = sharedEnd(list);
  const place = end.slice(2);
  const byId = (id: string) => list.find((address) => address.id === id);
  return (
    <>
      <FilterList
        label={words('address.list')}
        hint={words('address.filter')}
        name="address"
        options={list.map(({ id, text }) => ({ value: id, text }))}
        end={end}
        value={reading?.id}
        onChange={(id) => {
          const address = byId(id);
          if (address) choose(address);
        }}
        countText={(shown, of) =>
          words(shown < of ? 'address.count' : place ? 'address.foundIn' : 'address.found', {
            count: shown,
            of: words.format.number(of),
            place,
          })
        }
        restText={(shown, of) =>
          words('address.countOf', { shown: words.format.number(shown), of: words.format.number(of) })
        }
        emptyText={(query) => words('address.noMatch', { query })}
        problem={problem}
        doing={isReading}
      >
        <Disclosure summary={words('address.notListed')}>
          <p>{words('address.notListedHelp')}</p>
          {phone && (
            <p>
              <WithPhone phone={phone} text={words('address.notListedCall', { phone })} />
            </p>
          )}
        </Disclosure>
      </FilterList>
      <Status className="visually-hidden">{isReading}</Status>
      {reading && failure && (
        <Alert
          heading={words('address.metersFailed')}
          actions={<TryAgain onClick={again(() => choose(reading))} />}
        >
          {failureSentence(failure, words)}
        </Alert>
      )}
    </>
  );
}
