// Knows the list of a postcode's addresses while one is being found: asking, to choose from, empty, failed.

import { formatPostcode } from '../../../../domain/postcode.ts';
import { useJourney, useWidget } from '../../../../state/widget-context.tsx';
import { Alert } from '../../../../ui/alert/alert.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { Disclosure } from '../../../../ui/disclosure/disclosure.tsx';
import { FilterList } from '../../../../ui/filter-list/filter-list.tsx';
import { failureSentence } from '../../failure-sentence.ts';
import type { AddressDoings } from './use-address.tsx';

export function AddressList({ doings, problem }: { doings: AddressDoings; problem: string | undefined }) {
  const { words, settings } = useWidget();
  const addresses = useJourney((state) => state.lookups.addresses);
  const { reading, failure, choose, search } = doings;
  if (!addresses || addresses.postcode === '') {
    return problem ? <p className="address__problem">{problem}</p> : null;
  }
  if (addresses.is === 'asking') return <p role="status">{words('address.searching')}</p>;
  if (addresses.is === 'failed') {
    return (
      <div className="address__failed" role="status">
        <p>{words('failure.list')}</p>
        <Button look="secondary" onClick={() => search(addresses.postcode)}>
          {words('action.retry')}
        </Button>
      </div>
    );
  }
  if (addresses.list.length === 0) {
    return <p role="status">{words('address.none', { postcode: formatPostcode(addresses.postcode) })}</p>;
  }
  const { list } = addresses;
  const byId = (id: string) => list.find((address) => address.id === id);
  return (
    <>
      <FilterList
        label={words('address.list')}
        hint={words('address.filter')}
        name="address"
        options={list.map(({ id, text }) => ({ value: id, text }))}
        value={reading?.id}
        onChange={(id) => {
          const address = byId(id);
          if (address) choose(address);
        }}
        countText={(shown) => words(shown === 1 ? 'address.count.one' : 'address.count', { count: shown })}
        emptyText={(query) => words('address.noMatch', { query })}
        problem={problem}
      >
        <Disclosure summary={words('address.notListed')}>
          <p>{words('address.notListedHelp')}</p>
          {settings.supportPhone && <p>{words('address.notListedCall', { phone: settings.supportPhone })}</p>}
        </Disclosure>
      </FilterList>
      {reading && !failure && <p role="status">{words('address.reading')}</p>}
      {reading && failure && (
        <Alert
          heading={words('failure.title')}
          level={3}
          actions={
            <Button look="secondary" onClick={() => choose(reading)}>
              {words('action.retry')}
            </Button>
          }
        >
          <p>{failureSentence(failure, words)}</p>
          <p>{words('address.metersFailed')}</p>
        </Alert>
      )}
    </>
  );
}
